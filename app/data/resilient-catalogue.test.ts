import { afterEach, expect, test, vi } from "vitest";
import type { StoredCollection } from "./catalogue.ts";
import { resilientCatalogue } from "./resilient-catalogue.ts";
import { type Rest, restAfterFailure } from "./rest-after-failure.ts";
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

afterEach(() => {
  vi.useRealTimers();
});

function catalogueWith(
  listCollections: () => Promise<StoredCollection[]>,
  more: { patience?: number; rest?: Rest } = {},
) {
  const sample = sampleCatalogue();
  const onFailure = vi.fn();
  const database = { ...sample, source: "database" as const, listCollections };
  return { catalogue: resilientCatalogue({ database, sample, onFailure, ...more }), onFailure };
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
  // A failure takes no time by this clock, however busy the machine is: nothing rests after it.
  const rest = restAfterFailure(() => 0);
  const { catalogue } = catalogueWith(() => answers.shift() ?? Promise.resolve([]), { rest });
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

test("a database that hangs keeps its first readers for a second and a half, and nobody after them until it answers", async () => {
  vi.useFakeTimers();
  const OLD = REAL.map((collection) => ({ ...collection, displayName: "Old" }));
  let answer: () => Promise<StoredCollection[]> = async () => OLD;
  const hangs: ((fresh: StoredCollection[]) => void)[] = [];
  const listCollections = vi.fn(() => answer());
  const { catalogue, onFailure } = catalogueWith(listCollections, { patience: 1500 });
  await catalogue.listCollections();

  answer = () => new Promise((resolve) => hangs.push(resolve));
  const first = catalogue.listCollections();
  await vi.advanceTimersByTimeAsync(1499);
  expect(onFailure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await first).toEqual(OLD);
  expect([catalogue.source, catalogue.staleAnswers]).toEqual(["stale", 1]);

  for (let minute = 0; minute < 6; minute += 1) {
    expect(await catalogue.listCollections()).toEqual(OLD);
    expect(await catalogue.listCollections()).toEqual(OLD);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  // Asked behind the readers' backs once each time that its rest was over.
  expect(listCollections.mock.calls.length).toBeLessThanOrEqual(8);

  answer = async () => REAL;
  expect(await catalogue.listCollections()).toEqual(OLD);
  await vi.advanceTimersByTimeAsync(0);
  expect(await catalogue.listCollections()).toEqual(REAL);
  expect(catalogue.source).toBe("database");
});

test("an answer that comes too late is the last good one from then on", async () => {
  vi.useFakeTimers();
  let arrive = (_fresh: StoredCollection[]) => {};
  const answers = [
    Promise.resolve([]),
    new Promise<StoredCollection[]>((resolve) => {
      arrive = resolve;
    }),
  ];
  const { catalogue } = catalogueWith(() => answers.shift() ?? new Promise(() => {}), {
    patience: 1500,
  });
  await catalogue.listCollections();
  const waiting = catalogue.listCollections();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting).toEqual([]);
  arrive(REAL);
  await vi.advanceTimersByTimeAsync(0);
  expect(await catalogue.listCollections()).toEqual(REAL);
  expect(catalogue.source).toBe("stale");
});
