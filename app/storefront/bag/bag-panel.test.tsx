// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { STORED_BAG_KEY } from "#app/domain/bag/stored-bag.ts";
import { mountBag, SCARF } from "./testing/mount-bag.tsx";

vi.mock("../lazy-parsers.ts", () => ({
  lazyParsers: { current: undefined, load: () => Promise.reject(new TypeError("Failed to fetch")) },
}));

let bag: Awaited<ReturnType<typeof mountBag>>;
const shown = () => document.body.textContent ?? "";

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.setItem(STORED_BAG_KEY, "[]");
  bag = await mountBag();
});

afterEach(() => {
  bag.unmount();
  vi.useRealTimers();
});

test("does not call a bag empty that cannot be read, and offers to load the page again", async () => {
  await act(async () => bag.cart().open());
  expect(shown()).toContain("Loading your bag…");
  expect(shown()).not.toContain("Your bag is empty");
  await act(async () => vi.advanceTimersByTime(10_000));
  expect(shown()).toContain("Your bag could not be loaded yet.");
  expect(shown()).toContain("Reload the page");
});

test("says of no choice that it was added while the bag cannot be read", () => {
  expect(bag.cart().add(SCARF)).toBe(false);
});
