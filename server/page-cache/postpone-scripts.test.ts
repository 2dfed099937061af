import { expect, test } from "vitest";
import { postponeScripts } from "./postpone-scripts.ts";

const PICTURE = '<link rel="preload" as="image" href="/a.avif"/>';
const SCRIPTS =
  '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/>';

test("a page's scripts are asked for by one of its own, in their order, and nothing else moves", () => {
  const html = `<head>${PICTURE}${SCRIPTS}</head><body><main></main><script>late()</script></body></html>`;
  const [before, asking, after] = postponeScripts(html).split(
    /(<script nonce="n">[\s\S]*?<\/script>)/,
  );
  expect(before).toBe(`<head>${PICTURE}`);
  expect(asking).toContain('["/a.js","/b.js"]');
  expect(after).toBe("</head><body><main></main><script>late()</script></body></html>");
});

test("what has no script, or is no document, stays as it is", () => {
  for (const html of ["<head></head><body><p></p></body>", SCRIPTS]) {
    expect(postponeScripts(html)).toBe(html);
  }
});
