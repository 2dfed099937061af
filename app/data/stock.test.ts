import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { findFreeOrNull, supabaseStock } from "./stock.ts";

const dress = { id: "00000000-0000-4000-8000-000000000001", sizes: ["S", "M"], colors: ["Cream"] };

/** A REST API that knows these variants and answers `free_stock` from `free`. */
function stockOn(variants: unknown, free: (choice: { size: string; color: string }) => unknown) {
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).includes("/rpc/free_stock")
      ? Response.json(free(JSON.parse(String(init?.body))))
      : Response.json(variants);
  return supabaseStock(createClient("http://shop.test", "public", { global: { fetch } }));
}

test("a product without variants is asked about once, as a whole", async () => {
  const stock = stockOn([], ({ size, color }) => (size === "S" && color === "Cream" ? 22 : -1));
  expect(await stock.findFree(dress)).toEqual({ total: 22, lines: [] });
});

test("a product with variants is asked about for each of them", async () => {
  const variants = [
    { size: "S", color: "Cream" },
    { size: "M", color: "Cream" },
  ];
  const stock = stockOn(variants, ({ size }) => (size === "S" ? 0 : 3));
  expect(await stock.findFree(dress)).toEqual({
    total: 3,
    lines: [
      { size: "S", color: "Cream", free: 0 },
      { size: "M", color: "Cream", free: 3 },
    ],
  });
});

test("an answer that is no number is refused", async () => {
  await expect(stockOn([], () => "many").findFree(dress)).rejects.toThrow();
});

test("a page that can do without the stock gets null when the database cannot say", async () => {
  const stock = stockOn([], () => "many");
  expect(await findFreeOrNull(stock, dress)).toBeNull();
});
