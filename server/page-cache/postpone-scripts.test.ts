import { expect, test } from "vitest";
import { postponeScripts } from "./postpone-scripts.ts";

test("scripts are asked for late, and nothing else is", () => {
  const html =
    '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
  expect(postponeScripts(html)).toBe(
    '<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="modulepreload" fetchpriority="low" href="/b.js"/>',
  );
});
