import { expect, test } from "vitest";
import { createMaintenance } from "./maintain-database.ts";

const MINUTE = 60_000;

test("a busy database is left alone for ten minutes, and then no longer", async () => {
  let now = 0;
  const asked: string[] = [];
  const busy = {
    sql: async <Row>(text: string): Promise<Row[]> => {
      asked.push(text.trim().split(" ")[0] ?? "");
      now += 100;
      return [];
    },
  };
  const maintain = createMaintenance(busy, () => now);
  now = MINUTE;
  await maintain(() => false);
  expect(asked).toEqual(["select"]);
  now = 11 * MINUTE;
  await maintain(() => false);
  expect(asked.at(-1)).toBe("checkpoint");
});

test("a shop that stops does not wait for the rest of it", async () => {
  let now = 0;
  const asked: string[] = [];
  const quiet = {
    sql: async <Row>(text: string): Promise<Row[]> => {
      asked.push(text);
      return [{ name: "public.products" }] as Row[];
    },
  };
  const maintain = createMaintenance(quiet, () => now);
  now = MINUTE;
  await maintain(() => true);
  expect(asked.filter((text) => text.startsWith("vacuum"))).toEqual([]);
});
