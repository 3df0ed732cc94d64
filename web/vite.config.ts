import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The drawings that every screen uses stand in the page itself: nothing flickers, and CSS variables reach into them. */
function drawings(): Plugin {
  const files = ["src/ui/sprites.svg", "src/games/randolph/pieces/sprites.svg"].map((file) => new URL(file, import.meta.url));
  return {
    name: "drawings",
    transformIndexHtml: (html) => html.replace("<!-- drawings -->", () => files.map((file) => readFileSync(file, "utf8")).join("")),
  };
}

/**
 * Which files the page comes in. A table needs what every table and room shares, its game, and the words of both: small files would each cost
 * a request, and compress badly. What only some people open comes when it is opened. The later group goes first.
 */
const WORDS = /locale\/(\w+)\/(?:page|replay)\.ftl/;
const BEFORE = /locale\/(\w+)\/(?:home|setup|about)\.ftl/;
const GROUPS = [
  { name: (id: string) => `words-${WORDS.exec(id)![1]!}`, test: WORDS },
  { name: (id: string) => `before-${BEFORE.exec(id)![1]!}`, test: BEFORE },
  { name: "kramer", test: /src\/games\/kramer\/(?!result|scenes\/(?:Finale|Act|Crowning|Sealed)\.)/ },
  { name: "randolph", test: /src\/games\/randolph\/(?!result|scenes\/end\/End\.)/ },
  {
    name: "page",
    test: /node_modules|vite\/|src\/(?:main\.ts|App\.svelte|games\/games\.ts|(?:api|clock|i18n)\/|device\/(?!push)|ui\/(?!share|ThemeSwitch)|table\/(?!menu\/|result\/)|pages\/table\/(?!After))/,
  },
].map((group, index) => ({ ...group, priority: index + 1 }));

/** Files that are here already, or are asked for by themselves: no other file need name them to have them fetched ahead. */
const ALONE = /(?:page|rolldown-runtime|words-\w+|before-\w+)-[\w-]+\.\w+$/;

const api = process.env.TOPSECRET_API ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), drawings()],
  build: {
    outDir: "../src/topsecret/server/page",
    emptyOutDir: true,
    target: "es2022",
    cssCodeSplit: true,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !ALONE.test(file)) },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] },
    watch: { ignored: ["**/.page-*/**"] },
    proxy: { "/api": { target: api, ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
