// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { createStoredValue } from "./stored-value.ts";

function openTab() {
  return createStoredValue<string[]>({
    key: "words",
    empty: [],
    parse(text) {
      const words: unknown = JSON.parse(text);
      if (!Array.isArray(words)) throw new Error("Not a list");
      return words;
    },
    serialize: (words) => (words.length === 0 ? null : JSON.stringify(words)),
  });
}

/** Browsers send the event to every tab but the one that wrote. */
function sendStorageEvent(key: string | null) {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

beforeEach(() => localStorage.clear());

test("stores the value for the next visit", () => {
  openTab().update((words) => [...words, "ciao"]);
  expect(openTab().get()).toEqual(["ciao"]);
});

test("returns the same object until it changes", () => {
  localStorage.setItem("words", '["ciao"]');
  const words = openTab();
  expect(words.get()).toBe(words.get());
});

test("removes the key when the value is empty", () => {
  const words = openTab();
  words.update(() => ["ciao"]);
  words.update(() => []);
  expect(localStorage.getItem("words")).toBeNull();
});

test.each(["{", '"text"', "{}"])("ignores %s with one console error", (text) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  localStorage.setItem("words", text);
  const words = openTab();
  words.subscribe(() => {});
  expect(words.get()).toEqual([]);
  expect(words.get()).toEqual([]);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem("words")).toBe(text);
});

test.each(["words", null])("synchronizes with another tab (storage event for %s)", (key) => {
  const words = openTab();
  const listener = vi.fn();
  words.subscribe(listener);
  localStorage.setItem("words", '["altra"]');
  sendStorageEvent(key);
  expect(words.get()).toEqual(["altra"]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("ignores other keys, and all keys after the last unsubscribe", () => {
  const words = openTab();
  const listener = vi.fn();
  const stop = words.subscribe(listener);
  localStorage.setItem("words", '["altra"]');
  sendStorageEvent("other");
  stop();
  sendStorageEvent("words");
  expect(listener).not.toHaveBeenCalled();
});

test("keeps the value in memory when storage is blocked", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const words = openTab();
  words.update(() => ["ciao"]);
  expect(words.get()).toEqual(["ciao"]);
  expect(words.isPersistent()).toBe(false);
});

test("keeps the value in memory when storage is full", () => {
  const words = openTab();
  expect(words.isPersistent()).toBe(true);
  const setItem = vi.fn(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const full = { getItem: () => null, setItem, removeItem: () => {} } as Partial<Storage>;
  vi.spyOn(window, "localStorage", "get").mockReturnValue(full as Storage);
  words.update(() => ["ciao"]);
  words.update((before) => [...before, "bella"]);
  expect(words.get()).toEqual(["ciao", "bella"]);
  expect(words.isPersistent()).toBe(false);
});

test("loses no write of two tabs", () => {
  const [first, second] = [openTab(), openTab()];
  first.subscribe(() => {});
  second.subscribe(() => {});
  first.update((words) => [...words, "uno"]);
  second.update((words) => [...words, "due"]);
  first.update((words) => [...words, "tre"]);
  expect(openTab().get()).toEqual(["uno", "due", "tre"]);
});

test("reads again after a restore from the back/forward cache", () => {
  const words = openTab();
  words.subscribe(() => {});
  localStorage.setItem("words", '["altra"]');
  window.dispatchEvent(new Event("pageshow"));
  expect(words.get()).toEqual(["altra"]);
});
