export { default } from "./House.svelte";
