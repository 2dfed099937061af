import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { findFreeOrNull, supabaseStock } from "./stock.ts";

const ID = "00000000-0000-4000-8000-000000000001";

const stockAnswering = (answer: unknown) =>
  supabaseStock(
    createClient("http://shop.test", "public", {
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
