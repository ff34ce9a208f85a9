/** What a reader chose and the browser remembers: theme and sound. */
class Settings {
  theme: "light" | "dark" = $state(storedTheme());
  sound = $state(localStorage.getItem("banca-sound") === "on");

  constructor() {
    document.documentElement.dataset.theme = this.theme;
  }
  switchTheme(): void {
    this.theme = this.theme === "light" ? "dark" : "light";
    document.documentElement.dataset.theme = this.theme;
    localStorage.setItem("banca-theme", this.theme);
  }
  switchSound(): void {
    this.sound = !this.sound;
    localStorage.setItem("banca-sound", this.sound ? "on" : "off");
  }
}

function storedTheme(): "light" | "dark" {
  const stored = localStorage.getItem("banca-theme");
  if (stored === "light" || stored === "dark") return stored;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const settings = new Settings();
