import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  DATABASE_TYPES,
  generateDatabaseTypes,
} from "../../scripts/database-types/generate-database-types.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test("matches the checked-in types, which `npm run types` writes", async () => {
  expect(await generateDatabaseTypes(shop.sql)).toBe(await readFile(DATABASE_TYPES, "utf8"));
});
