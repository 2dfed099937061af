import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#app/data/database.types.ts";
import { type StaffGate, supabaseStaffGate } from "#app/data/server/staff-gate.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;
let gate: StaffGate;
let isUnreachable = false;

beforeAll(async () => {
  shop = await openTestShop();
  const clientWith = (key: string) =>
    createClient<Database>("http://shop.test", key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        async fetch(input, init) {
          if (isUnreachable) throw new TypeError("fetch failed");
          return shop.supabase.fetch(new Request(input, init));
        },
      },
    });
  gate = supabaseStaffGate(clientWith(shop.supabase.secretKey));
});
afterAll(() => shop.close());

const tokenOf = (role: "stranger" | "staff") => shop.keys[role].authorization?.slice(7) ?? "";

test("identifies staff and strangers by their token", async () => {
  const userId = shop.userIds.staff;
  expect(await gate.identify(tokenOf("staff"))).toEqual({ kind: "staff", userId });
  expect(await gate.identify(tokenOf("stranger"))).toEqual({ kind: "stranger" });
});

test("treats as anonymous an invalid or forged token or an API key", async () => {
  const [head, body] = tokenOf("staff").split(".");
  for (const token of [
    "x",
    `${head}.${body}.`,
    `${head}.${body}.AAAA`,
    shop.supabase.publishableKey,
    shop.supabase.secretKey,
  ]) {
    expect(await gate.identify(token)).toEqual({ kind: "anonymous" });
  }
});

test("identifies former staff as strangers at once", async () => {
  await shop.sql("delete from public.staff where user_id = $1", [shop.userIds.staff]);
  expect(await gate.identify(tokenOf("staff"))).toEqual({ kind: "stranger" });
});

test("gives a token no rights of staff after its session has ended", async () => {
  const { staff } = shop.userIds;
  await shop.sql("insert into public.staff (user_id, display_name) values ($1, 'Staff')", [staff]);
  expect((await shop.rpc("staff", "is_staff", {})).body).toBe(true);
  await shop.sql("delete from auth.sessions where user_id = $1", [staff]);
  expect((await shop.rpc("staff", "is_staff", {})).body).toBe(false);
  expect((await shop.call("staff", "GET", "staff?select=*")).body).toEqual([]);
  expect(await gate.identify(tokenOf("staff"))).toEqual({ kind: "anonymous" });
});

test("throws when Auth is unreachable", async () => {
  isUnreachable = true;
  await expect(gate.identify(tokenOf("staff"))).rejects.toThrow();
  isUnreachable = false;
});
