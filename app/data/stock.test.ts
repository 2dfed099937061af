import { expect, test } from "vitest";
import { findFreeOrNull, supabaseStock } from "./stock.ts";
import { createTestClient } from "./testing/create-test-client.ts";

const ID = "00000000-0000-4000-8000-000000000001";

const stockAnswering = (answer: unknown) =>
  supabaseStock(createTestClient(async () => Response.json(answer)));

test("parses the stock", async () => {
  const free = { total: 3, lines: [{ size: "S", color: "Cream", free: 3 }] };
  expect(await stockAnswering(free).findFree(ID)).toEqual(free);
});

test("rejects a response that is not stock", async () => {
  await expect(stockAnswering({ total: "many" }).findFree(ID)).rejects.toThrow();
});

test("returns null if the database cannot be reached", async () => {
  expect(await findFreeOrNull(stockAnswering("many"), ID)).toBeNull();
});
