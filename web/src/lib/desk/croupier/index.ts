export { default } from "./Croupier.svelte";
