// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const deferred = (html: string) => deferScripts(Buffer.from(html), "deferred").toString();

const PICTURE = '<link rel="preload" as="image" href="/a.avif"/>';
const SCRIPTS =
  '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/react-b.js" nonce="n"/>';

test("a page's scripts are asked for by one of its own, the heaviest first, and nothing else moves", () => {
  const html = `<head>${PICTURE}${SCRIPTS}</head><body><main></main><script>late()</script></body></html>`;
  const [before, asking, after] = deferred(html).split(/(<script nonce="n">[\s\S]*?<\/script>)/);
  expect(before).toBe(`<head>${PICTURE}`);
  expect(asking).toContain('"heaviest":["/react-b.js"],"rest":["/a.js"]');
  expect(after).toBe("</head><body><main></main><script>late()</script></body></html>");
});

test("a script that is asked for in the body comes late as well, and words stay what they are", () => {
  const late = SCRIPTS.replaceAll("/a.js", "/c.js");
  const html = deferred(`<head>${SCRIPTS}</head><body><h1>Blusón</h1>${late}<p>Niña</p></body>`);
  expect(html).toContain('"heaviest":["/react-b.js","/react-b.js"],"rest":["/a.js","/c.js"]');
  expect(html).toContain("</head><body><h1>Blusón</h1><p>Niña</p></body>");
});

test("a page that is empty until it is hydrated keeps its module preloads in place", () => {
  const html = `<head>${PICTURE}${SCRIPTS}</head><body><h1>Blusón</h1></body>`;
  const page = deferScripts(Buffer.from(html), "eager").toString();
  const [before, asking, after] = page.split(/(<script nonce="n">[\s\S]*?<\/script>)/);
  expect(before).toBe(`<head>${PICTURE}${SCRIPTS}`);
  expect(asking).toContain('"heaviest":[],"rest":[]');
  expect(after).toBe("</head><body><h1>Blusón</h1></body>");
});

test("what has no script, or is no document, stays as it is", () => {
  const halfLink = '<head><link rel="modulepreload" href="/a.js"</head';
  for (const html of ["<head></head><body><p></p></body>", SCRIPTS, halfLink]) {
    expect(deferred(html)).toBe(html);
  }
});

/** What a browser does on reading the head: runs the page's own script. */
function readHead() {
  const html = deferred(`<head>${SCRIPTS}</head><body></body>`);
  const [, code = ""] = /<script nonce="n">([\s\S]*?)<\/script>/.exec(html) ?? [];
  new Function(code)();
}

const asked = () =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'), (link) =>
    link.getAttribute("href"),
  );

function load(priority: "high" | "auto") {
  const picture = document.body.appendChild(document.createElement("img"));
  Object.assign(picture, { fetchPriority: priority });
  picture.dispatchEvent(new Event("load"));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = "";
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the browser asks for the scripts once the first picture is there, for most of them once it is painted", () => {
  readHead();
  expect(asked()).toEqual([]);
  load("auto");
  expect(asked()).toEqual([]);
  load("high");
  expect(asked()).toEqual(["/react-b.js"]);
  vi.advanceTimersByTime(50);
  expect(asked()).toEqual(["/react-b.js", "/a.js"]);
  vi.runAllTimers();
  load("high");
  expect(asked()).toHaveLength(2);
});

test("a picture that does not come is not waited for, nor what is drawn meanwhile", () => {
  const postTask = vi.fn();
  vi.stubGlobal("scheduler", { postTask });
  readHead();
  const [ask, options] = postTask.mock.calls[0] ?? [];
  expect(options).toEqual({ delay: 100, priority: "user-blocking" });
  expect(asked()).toEqual([]);
  ask();
  expect(asked()).toEqual(["/react-b.js"]);
});

test("a browser without a scheduler does not wait for the picture either", () => {
  readHead();
  vi.runAllTimers();
  expect(asked()).toEqual(["/react-b.js", "/a.js"]);
});

const arePicturesWaiting = () => document.documentElement.dataset.hydrating === "top";

test("pictures out of sight wait, but not for a script that does not come", () => {
  readHead();
  vi.runAllTimers();
  expect(arePicturesWaiting()).toBe(true);
  document.head.querySelector("link")?.dispatchEvent(new Event("error"));
  expect(arePicturesWaiting()).toBe(false);
});

test("nobody who scrolls waits for a picture, whatever it is that is scrolled", () => {
  readHead();
  document.body.appendChild(document.createElement("ul")).dispatchEvent(new Event("scroll"));
  expect(arePicturesWaiting()).toBe(false);
});

function notice() {
  document.body.innerHTML = '<p id="load-failure" hidden></p>';
  return document.body.querySelector("p");
}

test.each([
  ["a lost script", () => document.head.querySelector("link")?.dispatchEvent(new Event("error"))],
  ["a script that throws", () => window.dispatchEvent(new ErrorEvent("error"))],
  ["a rejected import", () => window.dispatchEvent(new Event("unhandledrejection"))],
])("says that %s has left a page without hydration", (_what, fail) => {
  const shown = notice();
  readHead();
  vi.runAllTimers();
  fail();
  expect(shown?.hidden).toBe(true);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(68);
  vi.runAllTimers();
  expect(shown?.hidden).toBe(false);
  expect(document.documentElement.style.getPropertyValue("--bottom-inset")).toBe("68px");
});

test("says nothing of a failure on a page that is hydrated, nor of a picture", () => {
  const shown = notice();
  readHead();
  document.body.appendChild(document.createElement("img")).dispatchEvent(new Event("error"));
  vi.runAllTimers();
  expect(arePicturesWaiting()).toBe(true);
  window.dispatchEvent(new ErrorEvent("error"));
  delete document.documentElement.dataset.hydrating;
  vi.runAllTimers();
  expect(shown?.hidden).toBe(true);
});
