import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const MESSAGES = resolve(import.meta.dirname, "../banca/messages");
const PAGE = resolve(import.meta.dirname, "../banca/server/page");
const VIRTUAL = "virtual:messages/";

/** The sentences of the page in one language: all `page*.ftl` of its folder and `review.ftl` as one text. */
function messages(): Plugin {
  return {
    name: "banca-messages",
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const folder = join(MESSAGES, id.slice(VIRTUAL.length + 1));
      const files = readdirSync(folder).filter((name) => /^(page.*|review)\.ftl$/.test(name)).sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      return `export default ${JSON.stringify(files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n"))};`;
    },
  };
}

/** The server sends compressed files as they are: compress them once, here. */
function compressed(): Plugin {
  return {
    name: "banca-compressed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(PAGE, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const text = readFileSync(join(PAGE, name));
        writeFileSync(join(PAGE, `${name}.gz`), gzipSync(text, { level: 9 }));
        writeFileSync(join(PAGE, `${name}.br`), brotliCompressSync(text));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), messages(), compressed()],
  build: { outDir: PAGE, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/v1": { target: process.env.BANCA_HOUSE ?? "http://127.0.0.1:8000", ws: true, changeOrigin: false } } },
  test: { include: ["src/**/*.test.ts"] },
});
