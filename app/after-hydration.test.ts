// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { afterHydration } from "./after-hydration.ts";

test("loads the fonts and lets offscreen pictures load", () => {
  document.documentElement.dataset.hydrating = "";
  afterHydration();
  const links = Array.from(document.head.querySelectorAll<HTMLLinkElement>("link"));
  expect(links.map(({ rel }) => rel)).toEqual(["stylesheet"]);
  expect(document.documentElement.dataset.hydrating).toBeUndefined();
});
