/** Silence, the sounds of a table, or these and a voice that says what is called. */
const SOUNDS = ["off", "on", "voice"] as const;
type Sounds = (typeof SOUNDS)[number];

/** What a reader chose and the browser remembers: theme and sound. */
class Settings {
  theme: "light" | "dark" = $state(storedTheme());
  sound: Sounds = $state(SOUNDS.find((each) => each === localStorage.getItem("banca-sound")) ?? "off");

  constructor() {
    document.documentElement.dataset.theme = this.theme;
  }
  switchTheme(): void {
    this.theme = this.theme === "light" ? "dark" : "light";
    document.documentElement.dataset.theme = this.theme;
    localStorage.setItem("banca-theme", this.theme);
  }
  switchSound(): void {
    this.sound = SOUNDS[(SOUNDS.indexOf(this.sound) + 1) % SOUNDS.length] ?? "off";
    localStorage.setItem("banca-sound", this.sound);
  }
}

function storedTheme(): "light" | "dark" {
  const stored = localStorage.getItem("banca-theme");
  if (stored === "light" || stored === "dark") return stored;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const settings = new Settings();
