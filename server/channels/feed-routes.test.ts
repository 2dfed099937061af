import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimiter } from "../http/rate-limiter.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { feedRoutes } from "./feed-routes.ts";

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

function openFeeds() {
  const versions = { catalogue: "1", stock: "1" };
  const listForChannels = vi.fn(async () => ({ value: [] }));
  const channels = {
    catalogue: { listForChannels },
    describe: async () => ({ storeUrl: "https://shop.test" }),
  } as object as LocalChannels;
  const routes = feedRoutes({
    channels: { en: { ...channels, language: "en" }, es: { ...channels, language: "es" } },
    version: { current: (source) => versions[source], invalidate() {} },
    build: "1",
    limiter: createRateLimiter(3, 10 * MINUTE_MS),
    logger: { error: vi.fn() } as never,
  });
  const request = (
    path: string,
    { client = "", ...init }: RequestInit & { client?: string } = {},
  ) => routes.request(path, init, { client });
  const read = (headers: Record<string, string> = {}, { method = "GET", client = "" } = {}) =>
    request("/feeds/google.xml", {
      method,
      headers: { "accept-encoding": "gzip", ...headers },
      client,
    });
  return {
    request,
    versions,
    read,
    listForChannels,
    writes: () => listForChannels.mock.calls.length,
    pass: (minutes: number) => vi.advanceTimersByTime(minutes * MINUTE_MS),
  };
}

test("writes a compressed feed once for its concurrent readers", async () => {
  const { read, writes } = openFeeds();
  const answers = await Promise.all([read(), read()]);
  expect(writes()).toBe(1);
  for (const answer of answers) {
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    const unpacked = answer.body?.pipeThrough(new DecompressionStream("gzip"));
    expect(await new Response(unpacked).text()).toContain("</rss>");
  }
});

test("reuses a compressed feed for five minutes although the stock changes, but not after the catalogue changed", async () => {
  const { read, writes, versions, pass } = openFeeds();
  await read();
  versions.stock = "2";
  pass(4);
  await read({}, { client: "b" });
  expect(writes()).toBe(1);
  versions.catalogue = "2";
  await read({}, { client: "c" });
  expect(writes()).toBe(2);
  pass(5);
  await read({}, { client: "d" });
  expect(writes()).toBe(3);
});

test.each([
  ["/feeds/google.xml", "Italian-inspired fashion"],
  ["/es/feeds/google.xml", "Moda de inspiración italiana"],
])("introduces the shop in the language of %s", async (path, description) => {
  const answer = await openFeeds().request(path);
  expect(await answer.text()).toContain(`<description>${description}</description>`);
});

test("answers 304 for the cached feed, and does not count that against the limit", async () => {
  const { read, versions } = openFeeds();
  const first = await read();
  versions.stock = "2";
  const headers = { "if-none-match": first.headers.get("etag") ?? "" };
  for (let times = 0; times < 5; times += 1) expect((await read(headers)).status).toBe(304);
});

test("says in each answer that it depends on the accepted encodings", async () => {
  const { read } = openFeeds();
  const packed = await read();
  const answers = [
    packed,
    await read({ "accept-encoding": "identity" }),
    await read({ "if-none-match": packed.headers.get("etag") ?? "" }),
    await read({}, { method: "HEAD" }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 200]);
  for (const { headers } of answers) expect(headers.get("vary")).toBe("Accept-Encoding");
});

test("unpacks the cached feed for readers that accept no compression", async () => {
  const { read, writes } = openFeeds();
  const packed = await read();
  const answers = [
    await read({ "accept-encoding": "identity" }),
    await read({ "accept-encoding": "identity" }, { client: "b" }),
  ];
  for (const { headers } of answers) {
    expect(headers.get("content-encoding")).toBeNull();
    expect(headers.get("etag")).toBe(packed.headers.get("etag"));
  }
  // A reader that leaves.
  await answers[0]?.body?.cancel();
  expect(await answers[1]?.text()).toContain("</rss>");
  expect(writes()).toBe(1);
});

test("answers 503 for a feed that cannot be written, and writes the next one", async () => {
  const { read, listForChannels } = openFeeds();
  listForChannels.mockRejectedValueOnce(new Error("unreachable"));
  expect((await read({ "accept-encoding": "identity" })).status).toBe(503);
  expect((await read({ "accept-encoding": "identity" })).status).toBe(200);
});

test("keeps every feed in each encoding, whatever order they are read in", async () => {
  const { request, writes } = openFeeds();
  const paths = ["google.xml", "meta.csv"].flatMap((file) => [
    `/feeds/${file}`,
    `/es/feeds/${file}`,
  ]);
  for (const round of ["first", "second"]) {
    for (const path of paths) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const headers = { "accept-encoding": encoding };
        const answer = await request(path, { headers, client: `${round} ${path}` });
        expect(answer.status).toBe(200);
      }
    }
  }
  expect(writes()).toBe(8);
});
