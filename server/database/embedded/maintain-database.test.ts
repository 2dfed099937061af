import { expect, test } from "vitest";
import { createMaintenance } from "./maintain-database.ts";

const MINUTE = 60_000;

test("postpones the maintenance of a busy database by ten minutes", async () => {
  let now = 0;
  const statements: string[] = [];
  const busy = {
    sql: async <Row>(text: string): Promise<Row[]> => {
      statements.push(text.trim().split(" ")[0] ?? "");
      now += 100;
      return [];
    },
  };
  const maintain = createMaintenance(busy, () => now);
  now = MINUTE;
  await maintain(() => false);
  expect(statements).toEqual(["select"]);
  now = 11 * MINUTE;
  await maintain(() => false);
  expect(statements.at(-1)).toBe("checkpoint");
});

test("ends early when the process stops", async () => {
  let now = 0;
  const statements: string[] = [];
  const idle = {
    sql: async <Row>(text: string): Promise<Row[]> => {
      statements.push(text);
      return [{ name: "public.products", needsVacuum: true, needsAnalyze: true }] as Row[];
    },
  };
  const maintain = createMaintenance(idle, () => now);
  now = MINUTE;
  await maintain(() => true);
  expect(statements.filter((text) => /^(vacuum|analyze)/.test(text))).toEqual([]);
});
