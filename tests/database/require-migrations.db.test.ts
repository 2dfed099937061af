import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { requireMigrations } from "#server/database/require-migrations.ts";
import { StartupError } from "#server/runtime/startup-error.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

const FOLDER = "supabase/migrations";
const NEWEST = readdirSync(FOLDER).sort().at(-1) ?? "";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function compare(client = shop.clientAs("server")) {
  const logger = { error: vi.fn() };
  await requireMigrations(client, FOLDER, logger);
  return logger.error.mock.calls;
}

test("accepts a database with every migration, and with those of a newer version", async () => {
  expect(await compare()).toEqual([]);
  await shop.sql(
    "insert into supabase_migrations.schema_migrations (version) values ('20990101000000')",
  );
  expect(await compare()).toEqual([]);
});

test("names the first migration that a hosted database lacks, and what to run", async () => {
  await shop.sql("delete from supabase_migrations.schema_migrations where version = $1", [
    NEWEST.slice(0, 14),
  ]);
  await expect(compare()).rejects.toThrow(StartupError);
  await expect(compare()).rejects.toThrow(`: 1, the first is ${NEWEST}. Run \`npx supabase@3 db`);
});

test("rejects a database without a history of migrations", async () => {
  await shop.sql("alter schema supabase_migrations rename to elsewhere");
  await expect(compare()).rejects.toThrow(/lacks migrations .* the first is 20261101000050_/);
  await shop.sql("alter schema elsewhere rename to supabase_migrations");
});

test("rejects a database that is older than the comparison", async () => {
  const lacksAll = /lacks migrations .* the first is 20261101000050_/;
  const error = { code: "PGRST202", message: "Could not find the function in the schema cache" };
  const postgrest = { rpc: async () => ({ data: null, error }) } as unknown as SupabaseClient;
  await expect(compare(postgrest)).rejects.toThrow(lacksAll);
  await shop.sql("drop function public.list_migrations");
  await expect(compare()).rejects.toThrow(lacksAll);
});

test("logs that it could not compare a database that does not answer", async () => {
  await shop.supabase.close();
  expect(await compare()).toEqual([
    [{ error: expect.anything() }, "the database's migrations could not be compared"],
  ]);
});
