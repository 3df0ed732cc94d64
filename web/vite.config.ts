import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The drawings that every screen uses stand in the page itself: nothing flickers, and CSS variables reach into them. */
function drawings(): Plugin {
  const file = new URL("src/ui/sprites.svg", import.meta.url);
  return {
    name: "drawings",
    transformIndexHtml: (html) => html.replace("<!-- drawings -->", () => readFileSync(file, "utf8")),
  };
}

const api = process.env.TOPSECRET_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), drawings()],
  build: {
    outDir: "../src/topsecret/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: true,
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    watch: { ignored: ["**/.page-*/**"] },
    proxy: { "/api": { target: api, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
