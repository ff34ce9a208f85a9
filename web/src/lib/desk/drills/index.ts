export { default } from "./Drills.svelte";
