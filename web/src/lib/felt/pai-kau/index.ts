export { default } from "./Felt.svelte";
export { default as Below } from "./AtTheBank.svelte";
export { default as Settled } from "./Settled.svelte";
export { offers } from "./offers";
export { resultText } from "./words";
