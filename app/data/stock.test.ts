import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "./database.types.ts";
import { findFreeOrNull, supabaseStock, versionedStock } from "./stock.ts";

const ID = "00000000-0000-4000-8000-000000000001";

const stockAnswering = (answer: unknown) =>
  supabaseStock(
    createClient<Database>("http://shop.test", "public", {
      global: { fetch: async () => Response.json(answer) },
    }),
  );

test("the answer is read as it is", async () => {
  const free = { total: 3, lines: [{ size: "S", color: "Cream", free: 3 }] };
  expect(await stockAnswering(free).findFree(ID)).toEqual(free);
});

test("an answer that is no stock is refused", async () => {
  await expect(stockAnswering({ total: "many" }).findFree(ID)).rejects.toThrow();
});

test("a page that can do without the stock gets null when the database cannot say", async () => {
  expect(await findFreeOrNull(stockAnswering("many"), ID)).toBeNull();
});

test("what is free is asked once per product and version, and each time while no version is known", async () => {
  const asked: string[] = [];
  let version: string | null = "1";
  const findFree = async (id: string) => {
    asked.push(id);
    return { total: asked.length, lines: [] };
  };
  const stock = versionedStock({ findFree }, () => version);
  for (const id of ["a", "b", "a"]) await stock.findFree(id);
  version = "2";
  expect((await stock.findFree("a"))?.total).toBe(3);
  version = null;
  await stock.findFree("a");
  await stock.findFree("a");
  expect(asked).toEqual(["a", "b", "a", "a", "a"]);
});
