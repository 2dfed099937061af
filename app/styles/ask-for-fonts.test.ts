// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { askForFonts } from "./ask-for-fonts.ts";
import { FONTS_SEEN } from "./fonts-seen.ts";

const links = () => Array.from(document.head.querySelectorAll<HTMLLinkElement>("link"));

beforeEach(() => {
  document.head.innerHTML = "";
  localStorage.clear();
  vi.restoreAllMocks();
});

test("the faces are asked for once, and remembered when they have come", () => {
  askForFonts();
  askForFonts();
  expect(links()).toHaveLength(1);
  expect(links()[0]?.rel).toBe("stylesheet");
  expect(localStorage.getItem(FONTS_SEEN)).toBeNull();
  links()[0]?.dispatchEvent(new Event("load"));
  expect(localStorage.getItem(FONTS_SEEN)).toBe("1");
});

test("a browser that keeps nothing gets them all the same", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Storage is blocked", "SecurityError");
  });
  askForFonts();
  expect(() => links()[0]?.dispatchEvent(new Event("load"))).not.toThrow();
});
