// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { afterHydration } from "./after-hydration.ts";

test("loads the fonts, lets offscreen pictures load and withdraws the notice of lost scripts", () => {
  document.documentElement.dataset.hydrating = "top";
  document.body.innerHTML = '<p id="load-failure"></p>';
  afterHydration();
  const links = Array.from(document.head.querySelectorAll<HTMLLinkElement>("link"));
  expect(links.map(({ rel }) => rel)).toEqual(["stylesheet"]);
  expect(document.documentElement.dataset.hydrating).toBeUndefined();
  expect(document.querySelector("p")?.hidden).toBe(true);
});
