import { expect, test } from "vitest";
import {
  MAX_RECENTLY_VIEWED,
  parseRecentlyViewed,
  serializeRecentlyViewed,
  withViewed,
} from "./recently-viewed.ts";

const IDS = Array.from(
  { length: MAX_RECENTLY_VIEWED + 5 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
);

test("puts the product viewed last first, each once, and forgets the oldest", () => {
  expect(withViewed(["a", "b"], "b")).toEqual(["b", "a"]);
  const viewed = IDS.reduce<string[]>(withViewed, []);
  expect(viewed).toEqual(IDS.toReversed().slice(0, MAX_RECENTLY_VIEWED));
});

test("round-trips what is stored, and stores nothing for none", () => {
  const viewed = IDS.slice(0, 3);
  expect(parseRecentlyViewed(serializeRecentlyViewed(viewed) ?? "")).toEqual(viewed);
  expect(serializeRecentlyViewed([])).toBeNull();
});

test("drops what storage should not hold", () => {
  const [id] = IDS;
  const hostile = [1, null, {}, [id], "not-an-id", "' or 1=1 --", id, id];
  expect(parseRecentlyViewed(JSON.stringify(hostile))).toEqual([id]);
  expect(parseRecentlyViewed(JSON.stringify(IDS))).toHaveLength(MAX_RECENTLY_VIEWED);
});

test.each(["", "{}", "null", '"text"'])("rejects %s", (text) => {
  expect(() => parseRecentlyViewed(text)).toThrow();
});
