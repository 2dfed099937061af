import { Duplex } from "node:stream";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parse as createCsvParser } from "csv-parse";
import { XMLParser } from "fast-xml-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { growCatalogue } from "../../scripts/bench/database/grow-catalogue.ts";
import { GoogleItemSchema, MetaRowSchema } from "../fixtures/feed-rules.ts";
import { openTestChannels } from "./open-channels.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";
import { readsOf } from "./reads-of.ts";

const PRODUCTS = 10_000;
/** A feed of this catalogue has ten times as much. */
const MAX_HEAP_GROWTH = 8_000_000;

let shop: TestShop;
let routes: ReturnType<typeof openTestChannels>["routes"];
let rowCount: number;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

beforeAll(async () => {
  shop = await openTestShop();
  await growCatalogue(shop.sql, PRODUCTS);
  ({ routes } = openTestChannels(shop));
  const [counted] = await shop.sql<{ count: number }>(
    "select sum(cardinality(sizes) * cardinality(colors))::int as count from public.products",
  );
  rowCount = counted?.count ?? 0;
}, 600_000);
afterAll(() => shop.close());

const openFeed = async (path: string) => {
  const { body } = await routes.request(path);
  if (!body) throw new Error("There is no body.");
  return body.pipeThrough(new TextDecoderStream());
};

test("lists 10,000 products for Google, each row as it requires, in flat memory", async () => {
  const xml = new XMLParser({ parseTagValue: false, trimValues: false, htmlEntities: true });
  let [rest, length, rows, chunks, highest] = ["", 0, 0, 0, 0];
  await (await routes.request("/feeds/meta.csv")).body?.cancel();
  const before = heapUsed();
  const note = () => {
    highest = Math.max(highest, heapUsed() - before);
  };
  // It is written before its first chunk is read. After that only its chunks count: a collection takes half a second.
  const timer = setInterval(note, 1000);
  for await (const chunk of await openFeed("/feeds/google.xml")) {
    clearInterval(timer);
    length += chunk.length;
    chunks += 1;
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((one) => one.startsWith("<item>"))) {
      GoogleItemSchema.parse(xml.parse(line).item);
      rows += 1;
    }
    if (chunks % 200 === 0) note();
  }
  note();
  expect([rows, rest]).toEqual([rowCount, ""]);
  expect(length).toBeGreaterThan(10 * MAX_HEAP_GROWTH);
  expect(highest).toBeLessThan(MAX_HEAP_GROWTH);
}, 600_000);

test("lists 10,000 products for Meta, each row as it requires, no id twice", async () => {
  const ids = new Set<string>();
  const parser = createCsvParser({ columns: true });
  const rows = (await openFeed("/es/feeds/meta.csv")).pipeThrough(
    // Node's types of web streams differ from the DOM's.
    Duplex.toWeb(parser) as never,
  );
  for await (const row of rows as AsyncIterable<unknown>) ids.add(MetaRowSchema.parse(row).id);
  expect(ids.size).toBe(rowCount);
}, 600_000);

test("is read from the database once for its readers, who accept no compression", async () => {
  const { fetched } = await readsOf(shop, async () => {
    for (let reader = 0; reader < 3; reader += 1) {
      await (await openFeed("/es/feeds/google.xml")).cancel();
    }
  });
  // One reading fetches each product twice: what is listed, and for what is free.
  expect(fetched).toBeLessThan(3 * PRODUCTS);
});
