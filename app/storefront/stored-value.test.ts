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

test("keeps what is written for the next visit", () => {
  openTab().update((words) => [...words, "ciao"]);
  expect(openTab().get()).toEqual(["ciao"]);
});

test("gives the same object until it changes", () => {
  localStorage.setItem("words", '["ciao"]');
  const words = openTab();
  expect(words.get()).toBe(words.get());
});

test("removes what is stored when nothing is left", () => {
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

test.each(["words", null])("follows another tab (storage event for %s)", (key) => {
  const words = openTab();
  const listener = vi.fn();
  words.subscribe(listener);
  localStorage.setItem("words", '["altra"]');
  sendStorageEvent(key);
  expect(words.get()).toEqual(["altra"]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("does not follow other keys, nor after the last listener has left", () => {
  const words = openTab();
  const listener = vi.fn();
  const stop = words.subscribe(listener);
  localStorage.setItem("words", '["altra"]');
  sendStorageEvent("other");
  stop();
  sendStorageEvent("words");
  expect(listener).not.toHaveBeenCalled();
});

test("two tabs that write in turn lose nothing", () => {
  const [first, second] = [openTab(), openTab()];
  first.subscribe(() => {});
  second.subscribe(() => {});
  first.update((words) => [...words, "uno"]);
  second.update((words) => [...words, "due"]);
  first.update((words) => [...words, "tre"]);
  expect(openTab().get()).toEqual(["uno", "due", "tre"]);
});

test("a page from the browser's page cache reads again", () => {
  const words = openTab();
  words.subscribe(() => {});
  localStorage.setItem("words", '["altra"]');
  window.dispatchEvent(new Event("pageshow"));
  expect(words.get()).toEqual(["altra"]);
});

test("holds its value in the tab when storage is full", () => {
  const words = openTab();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  words.update(() => ["ciao"]);
  words.update((before) => [...before, "bella"]);
  expect(words.get()).toEqual(["ciao", "bella"]);
});
