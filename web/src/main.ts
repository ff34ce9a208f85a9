import { mount } from "svelte";
import App from "./App.svelte";
import { chooseLanguage, preferredLanguage } from "./lib/i18n/i18n.svelte";
import "./tokens.css";
import "./page.css";

await chooseLanguage(preferredLanguage());
const target = document.getElementById("page");
if (target) mount(App, { target });
