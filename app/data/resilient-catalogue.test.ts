import { expect, test, vi } from "vitest";
import type { StoredCollection } from "./catalogue.ts";
import { resilientCatalogue } from "./resilient-catalogue.ts";
import { restAfterFailure } from "./rest-after-failure.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";

const REAL: StoredCollection[] = [
  {
    id: "1",
    name: "real",
    displayName: "Real",
    description: "",
    spanish: { displayName: "", description: "" },
  },
];

function catalogueWith(listCollections: () => Promise<StoredCollection[]>) {
  const sample = sampleCatalogue();
  const onFailure = vi.fn();
  const database = { ...sample, source: "database" as const, listCollections };
  return { catalogue: resilientCatalogue({ database, sample, onFailure }), onFailure };
}

test("before anything real was seen, an outage shows the sample goods and says so", async () => {
  const { catalogue, onFailure } = catalogueWith(() => Promise.reject(new Error("down")));
  const collections = await catalogue.listCollections();
  expect(collections.map(({ name }) => name)).toContain("la-dolce-vita");
  expect(catalogue.source).toBe("sample");
  expect(onFailure).toHaveBeenCalledOnce();
});

test("after that, an outage repeats the last good answer, and the database's return is noticed", async () => {
  const answers = [Promise.resolve(REAL), Promise.reject(new Error("down")), Promise.resolve([])];
  for (const answer of answers) answer.catch(() => {});
  const { catalogue } = catalogueWith(() => answers.shift() ?? Promise.resolve([]));
  expect(await catalogue.listCollections()).toEqual(REAL);
  expect(await catalogue.listCollections()).toEqual(REAL);
  expect(catalogue.source).toBe("stale");
  expect(await catalogue.listCollections()).toEqual([]);
  expect(catalogue.source).toBe("database");
});

test("a question never asked before is not answered with sample goods once real ones were seen", async () => {
  const sample = sampleCatalogue();
  const database = {
    ...sample,
    listCollections: async () => REAL,
    findProduct: () => Promise.reject(new Error("down")),
  };
  const catalogue = resilientCatalogue({ database, sample, onFailure: () => {} });
  await catalogue.listCollections();
  await expect(catalogue.findProduct("silk-wrap-dress")).rejects.toThrow("down");
});

test("a database that is slow to fail keeps one reader waiting, and the next ones have the last good answer at once", async () => {
  let now = 0;
  let asked = 0;
  let isSlow = false;
  const listCollections = async () => {
    asked += 1;
    if (!isSlow) return REAL;
    now += 3000;
    throw new Error("timed out");
  };
  const sample = sampleCatalogue();
  const catalogue = resilientCatalogue({
    database: { ...sample, source: "database", listCollections },
    sample,
    onFailure: () => {},
    rest: restAfterFailure(() => now),
  });
  await catalogue.listCollections();
  isSlow = true;
  for (let reader = 0; reader < 5; reader += 1) {
    expect(await catalogue.listCollections()).toEqual(REAL);
    expect(catalogue.source).toBe("stale");
  }
  expect(asked).toBe(2);
  now += 15_000;
  isSlow = false;
  await catalogue.listCollections();
  expect([asked, catalogue.source]).toEqual([3, "database"]);
});
