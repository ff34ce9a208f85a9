export { default } from "./Classroom.svelte";
