import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openStaticFiles, type StaticFiles } from "./static-files.ts";

let folder: string;
let files: StaticFiles;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "gemma-luce-files-"));
  await mkdir(path.join(folder, "assets"));
  await mkdir(path.join(folder, "plates"));
  await writeFile(path.join(folder, "assets", "app-1a2b.js"), "plain");
  await writeFile(path.join(folder, "assets", "app-1a2b.js.br"), "brotli");
  await writeFile(path.join(folder, "assets", "app-1a2b.js.gz"), "gzip");
  await writeFile(path.join(folder, "plates", "coat-400.avif"), "picture");
  await writeFile(path.join(folder, "odd.exe"), "odd");
  await writeFile(path.join(folder, "favicon.svg"), "<svg/>");
  files = await openStaticFiles(folder, {
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'",
  });
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (address: string, acceptEncoding?: string, ifNoneMatch?: string) =>
  files(address, { "accept-encoding": acceptEncoding, "if-none-match": ifNoneMatch });

test.each([
  ["br, gzip", "brotli", "br"],
  ["gzip", "gzip", "gzip"],
  ["identity", "plain", null],
  [undefined, "plain", null],
])("a reader who takes %s gets what the build made", async (accepts, body, encoding) => {
  const answer = await ask("/assets/app-1a2b.js", accepts);
  expect(await answer?.text()).toBe(body);
  expect(answer?.headers.get("content-encoding")).toBe(encoding);
  expect(answer?.headers.get("vary")).toBe("Accept-Encoding");
  expect(answer?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer?.headers.get("etag")).toBeNull();
  expect(answer?.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
});

test("revalidates a public file by its ETag after a day", async () => {
  const answer = await ask("/plates/coat-400.avif", "br");
  expect(answer?.headers.get("content-type")).toBe("image/avif");
  expect(answer?.headers.get("cache-control")).toContain("max-age=86400");
  expect(answer?.headers.get("vary")).toBeNull();
  const etag = answer?.headers.get("etag") ?? "";
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  const again = await ask("/plates/coat-400.avif", "br", etag);
  expect([again?.status, again?.headers.get("x-content-type-options")]).toEqual([304, "nosniff"]);
});

test("sends the page headers with documents, and nosniff with all files", async () => {
  const guards = async (address: string) => {
    const headers = (await ask(address))?.headers;
    return [headers?.get("content-security-policy"), headers?.get("x-content-type-options")];
  };
  expect(await guards("/favicon.svg")).toEqual(["default-src 'none'", "nosniff"]);
  expect(await guards("/assets/app-1a2b.js")).toEqual([null, "nosniff"]);
  expect(await guards("/plates/coat-400.avif")).toEqual([null, "nosniff"]);
});

test("serves unknown types as bytes", async () => {
  expect((await ask("/odd.exe"))?.headers.get("content-type")).toBe("application/octet-stream");
});

test.each([
  "/assets/app-1a2b.js.br",
  "/assets/",
  "/assets/../odd.exe",
  "/%6fdd.exe",
  "/../../etc/passwd",
  "//odd.exe",
  "/assets\\app-1a2b.js",
  "/__proto__",
])("%s is not a file", async (address) => {
  expect(await ask(address)).toBeNull();
});
