import type { PgliteConnection } from "@supabase/lite/pglite";

/**
 * Roll back the transaction that a failed request may have left open. Does nothing where there is none.
 *
 * Defect: PGlite can reject a parameter after the statement was prepared, and the next statement, the library's rollback, fails in its
 * place. All requests share that session. Upstream: PGlite sends `sync` when binding fails.
 */
export async function rollBack(driver: Pick<PgliteConnection["driver"], "exec">): Promise<void> {
  await driver.exec("rollback");
}
