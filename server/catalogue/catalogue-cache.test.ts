import { afterEach, expect, test, vi } from "vitest";
import type { SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import type { StoredCollection } from "#app/data/catalogue/catalogue-values.ts";
import { sampleCatalogue } from "#app/data/catalogue/sample-catalogue.ts";
import type { StoredCatalogue } from "#app/data/catalogue/supabase-catalogue.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { catalogueCache } from "./catalogue-cache.ts";
import { createDatabaseBreaker } from "./database-breaker.ts";

const REAL: StoredCollection[] = [
  {
    id: "1",
    name: "real",
    displayName: "Real",
    description: "",
    spanish: { displayName: "", description: "" },
  },
];
const searchFor = (text: string) => filtersFromQuery(new URLSearchParams({ q: text }));
const OLD = REAL.map((collection) => ({ ...collection, displayName: "Old" }));

afterEach(() => {
  vi.useRealTimers();
});

function setUp(methods: Partial<StoredCatalogue>, version: string | null = null) {
  const state = { version };
  const onFailure = vi.fn();
  const sample = sampleCatalogue();
  const catalogue = catalogueCache({
    database: { ...sample, ...methods },
    sample,
    version: () => state.version,
    breaker: createDatabaseBreaker(),
    onFailure,
  });
  return { catalogue, onFailure, state };
}

test("returns samples in an outage before the first successful read", async () => {
  const { catalogue, onFailure } = setUp({
    listCollections: () => Promise.reject(new Error("down")),
  });
  const { value, source } = await catalogue.listCollections();
  expect(value.map(({ name }) => name)).toContain("la-dolce-vita");
  expect(source).toBe("sample");
  expect(onFailure).toHaveBeenCalledOnce();
});

test.each<[string, (catalogue: SourcedCatalogue, text: string) => Promise<unknown>]>([
  ["searches of the header", (catalogue, text) => catalogue.searchProducts(text)],
  ["suggestions", (catalogue, text) => catalogue.suggestSearch(text)],
  ["searches of the shop page", (catalogue, text) => catalogue.listProducts(searchFor(text))],
  ["counts of a search", (catalogue, text) => catalogue.countChoices(searchFor(text))],
  ["products that do not exist", (catalogue, text) => catalogue.findProduct(text)],
])("%s evict nothing that pages need in an outage", async (_, read) => {
  let isDown = false;
  const whileUp = (value: unknown) => async () => {
    if (isDown) throw new Error("down");
    return value as never;
  };
  const { catalogue } = setUp({
    searchProducts: whileUp({ products: [], total: 0 }),
    suggestSearch: whileUp("blazer"),
    listProducts: whileUp({ products: [], total: 0, pageCount: 1 }),
    countChoices: whileUp({}),
    findProduct: whileUp(null),
    listCollections: whileUp(REAL),
  });
  await catalogue.listCollections();
  for (let typed = 0; typed < 600; typed += 1) await read(catalogue, `word-${typed}`);
  isDown = true;
  expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "stale" });
  await expect(read(catalogue, "word-599")).rejects.toThrow("down");
});

test.each(["listByIds", "listForBag"] as const)(
  "%s evicts nothing that pages need in an outage, whatever ids are named",
  async (method) => {
    let isDown = false;
    const read = async () => {
      if (isDown) throw new Error("down");
      return [];
    };
    const { catalogue } = setUp({ listByIds: read, listForBag: read, listNewArrivals: read });
    await catalogue.listNewArrivals(8);
    for (let named = 0; named < 600; named += 1) await catalogue[method]([`id-${named}`]);
    isDown = true;
    expect((await catalogue.listNewArrivals(8)).source).toBe("stale");
    await expect(catalogue[method](["id-599"])).rejects.toThrow("down");
  },
);

test("never caches samples", async () => {
  let isDown = true;
  const listCollections = async () => {
    if (isDown) throw new Error("down");
    return REAL;
  };
  const { catalogue } = setUp({ listCollections }, "1");
  expect((await catalogue.listCollections()).source).toBe("sample");
  isDown = false;
  expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "database" });
  isDown = true;
  expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "database" });
});

test("returns the last good value in an outage, and fresh values after it", async () => {
  const answers = [Promise.resolve(REAL), Promise.reject(new Error("down")), Promise.resolve([])];
  for (const answer of answers) answer.catch(() => {});
  const { catalogue } = setUp({ listCollections: () => answers.shift() ?? Promise.resolve([]) });
  expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "database" });
  expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "stale" });
  expect(await catalogue.listCollections()).toEqual({ value: [], source: "database" });
});

test("returns the source of each value to concurrent readers", async () => {
  const answers = [Promise.resolve([]), Promise.reject(new Error("down"))];
  for (const answer of answers) answer.catch(() => {});
  const { catalogue } = setUp({
    listCollections: async () => REAL,
    listCategories: () => answers.shift() ?? Promise.resolve([]),
    listByIds: async () => [],
  });
  await catalogue.listCategories();
  const results = await Promise.all([
    catalogue.listCollections(),
    catalogue.listCategories(),
    catalogue.listByIds([]),
  ]);
  expect(results.map(({ source }) => source)).toEqual(["database", "stale", "database"]);
});

test("rejects reads without a last good value after the first successful read", async () => {
  const { catalogue } = setUp({
    listCollections: async () => REAL,
    findProduct: () => Promise.reject(new Error("down")),
  });
  await catalogue.listCollections();
  await expect(catalogue.findProduct("silk-wrap-dress")).rejects.toThrow("down");
});

test("reads once per version, except a bag's products", async () => {
  const listCollections = vi.fn(async () => REAL);
  const listByIds = vi.fn(async () => []);
  const { catalogue, state } = setUp({ listCollections, listByIds }, "1");
  for (let reader = 0; reader < 3; reader += 1) {
    await catalogue.listCollections();
    await catalogue.listByIds(["a"]);
  }
  expect([listCollections.mock.calls.length, listByIds.mock.calls.length]).toEqual([1, 3]);
  state.version = "2";
  await catalogue.listCollections();
  expect(listCollections).toHaveBeenCalledTimes(2);
});

test.each<[string, (catalogue: SourcedCatalogue) => Promise<unknown>]>([
  ["product", (catalogue) => catalogue.findProduct("silk-wrap-dress")],
  ["details", (catalogue) => catalogue.findProductDetails("silk-wrap-dress")],
  ["reviews", (catalogue) => catalogue.listReviews("silk-wrap-dress", 1)],
])("keeps the %s of a product's page for an outage", async (_, read) => {
  let isDown = false;
  const stored = async () => {
    if (isDown) throw new Error("down");
    return REAL as never;
  };
  const { catalogue } = setUp({
    findProduct: stored,
    findProductDetails: stored,
    listReviews: stored,
  });
  expect(await read(catalogue)).toEqual({ value: REAL, source: "database" });
  isDown = true;
  expect(await read(catalogue)).toEqual({ value: REAL, source: "stale" });
});

test("waits for what checkout has to ask for while the database is slow, and keeps it for an outage", async () => {
  vi.useFakeTimers();
  let requirements = { invoiceBuyer: false, province: false };
  let read = async () => requirements;
  const { catalogue, state } = setUp({ findCheckoutRequirements: () => read() }, "1");
  await catalogue.findCheckoutRequirements();
  requirements = { invoiceBuyer: true, province: false };
  state.version = "2";
  read = () => new Promise((resolve) => setTimeout(() => resolve(requirements), 5000));
  const answer = catalogue.findCheckoutRequirements();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await answer).toEqual({ value: requirements, source: "database" });
  state.version = "3";
  read = () => Promise.reject(new Error("down"));
  expect(await catalogue.findCheckoutRequirements()).toEqual({
    value: requirements,
    source: "stale",
  });
});

test("neither caches nor replaces a sitemap's products", async () => {
  const answers = [Promise.resolve([]), Promise.reject(new Error("down"))];
  for (const answer of answers) answer.catch(() => {});
  const listPublished = () => answers.shift() ?? Promise.resolve([]);
  const { catalogue, onFailure } = setUp({ listPublished }, "1");
  expect(await catalogue.listPublished(1)).toEqual({ value: [], source: "database" });
  await expect(catalogue.listPublished(1)).rejects.toThrow("down");
  expect(onFailure).toHaveBeenCalledOnce();
});

test("opens the circuit after one slow failure", async () => {
  vi.useFakeTimers();
  let reads = 0;
  let isSlow = false;
  const { catalogue } = setUp({
    async listCollections() {
      reads += 1;
      if (!isSlow) return REAL;
      vi.advanceTimersByTime(3000);
      throw new Error("timed out");
    },
  });
  await catalogue.listCollections();
  isSlow = true;
  for (let reader = 0; reader < 5; reader += 1) {
    expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "stale" });
  }
  expect(reads).toBe(2);
  vi.advanceTimersByTime(15_000);
  isSlow = false;
  // This one probes in the background, and the next one sees that the database is back.
  await catalogue.listCollections();
  await vi.waitFor(async () => expect((await catalogue.listCollections()).source).toBe("database"));
  expect(reads).toBe(4);
});

test("times out after 1.5 s and opens the circuit while the database hangs", async () => {
  vi.useFakeTimers();
  let answer: () => Promise<StoredCollection[]> = async () => OLD;
  const listCollections = vi.fn(() => answer());
  const { catalogue, onFailure } = setUp({ listCollections });
  await catalogue.listCollections();

  answer = () => new Promise(() => {});
  const first = catalogue.listCollections();
  await vi.advanceTimersByTimeAsync(1499);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual({ value: OLD, source: "stale" });

  for (let round = 0; round < 6; round += 1) {
    expect((await catalogue.listCollections()).value).toEqual(OLD);
    expect((await catalogue.listCollections()).value).toEqual(OLD);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  // Probed in the background, once each time that the circuit was half-open.
  expect(listCollections.mock.calls.length).toBeLessThanOrEqual(8);

  answer = async () => REAL;
  expect((await catalogue.listCollections()).value).toEqual(OLD);
  await vi.advanceTimersByTimeAsync(0);
  expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "database" });
});

test("stores a value that comes after the timeout", async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<StoredCollection[]>();
  const answers = [Promise.resolve([]), late.promise];
  const { catalogue } = setUp({
    listCollections: () => answers.shift() ?? new Promise(() => {}),
  });
  await catalogue.listCollections();
  const waiting = catalogue.listCollections();
  await vi.advanceTimersByTimeAsync(2000);
  expect((await waiting).value).toEqual([]);
  late.resolve(REAL);
  await vi.advanceTimersByTimeAsync(0);
  expect(await catalogue.listCollections()).toEqual({ value: REAL, source: "stale" });
});
