export { default } from "./Regulator.svelte";
