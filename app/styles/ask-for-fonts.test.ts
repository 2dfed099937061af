// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { askForFonts } from "./ask-for-fonts.ts";

test("requests the font faces once", () => {
  askForFonts();
  askForFonts();
  const links = Array.from(document.head.querySelectorAll<HTMLLinkElement>("link"));
  expect(links.map(({ rel }) => rel)).toEqual(["stylesheet"]);
});
