import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#app/data/database.types.ts";
import { supabaseDelivery } from "#app/data/delivery.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const set = (role: "staff" | "stranger", countries: unknown) =>
  shop.rpc<{ details?: string } | null>(role, "set_delivery_countries", { countries });

function listCountries() {
  const client = createClient<Database>("http://shop.test", shop.supabase.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => shop.supabase.fetch(new Request(input, init)) },
  });
  return supabaseDelivery(client).listCountries();
}

test("delivers within Ecuador until staff set other countries", async () => {
  expect(await listCountries()).toEqual(["Ecuador"]);
  expect((await set("staff", [" Ecuador", "Colombia "])).status).toBeLessThan(300);
  expect(await listCountries()).toEqual(["Ecuador", "Colombia"]);
  expect((await set("staff", [])).status).toBeLessThan(300);
  expect(await listCountries()).toEqual([]);
});

test.each([null, [" "], [null], ["a\u0007b"], ["x".repeat(101)], Array(61).fill("Chile")])(
  "rejects the countries %j",
  async (countries) => {
    expect(await set("staff", countries)).toMatchObject({
      status: 400,
      body: { details: "INVALID_SETTINGS" },
    });
  },
);

test("is set by staff only", async () => {
  expect(await set("stranger", ["Italia"])).toMatchObject({
    status: 403,
    body: { details: "NOT_STAFF" },
  });
});
