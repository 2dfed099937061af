import { createPostgres, TEST_POSTGRES_URL } from "../fixtures/create-postgres.ts";
import { openTestShop, type TestShop } from "./open-test-shop.ts";

/**
 * Open a shop whose calls are concurrent: on the Postgres under test, with as many connections. Without one it runs on PGlite, which
 * has a single connection. `drop` removes the database after the shop was closed.
 */
export async function openConcurrentShop(
  connections: number,
): Promise<{ shop: TestShop; drop(): Promise<void> }> {
  if (!TEST_POSTGRES_URL) return { shop: await openTestShop(), drop: async () => {} };
  const { url, drop } = await createPostgres();
  const { postgresDatabase } = await import("../fixtures/postgres-database.ts");
  const shop = await openTestShop({ openDatabase: () => postgresDatabase(url, connections) });
  return { shop, drop };
}
