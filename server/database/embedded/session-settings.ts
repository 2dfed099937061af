import type { Database } from "./database.ts";

/** What the library knows of who asks, as far as the row rules and functions can read it. */
type Asker = {
  auth?: { role?: string; uid?: string; jwt?: unknown };
  storage?: { operation?: string };
};
type RpcRequest = { method: string; path: string; requestHeaders?: Record<string, string> };

/** Sets several settings for the rest of the transaction in one statement; returns nothing. */
async function setAll(database: Database, settings: [name: string, value: string][]) {
  const calls = settings.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`);
  await database.query(`select ${calls.join(", ")}`, settings.flat());
}

/**
 * Takes the database and returns two methods of the library's connection in place of its own. The library says who asks in five
 * statements and what was asked for in five more, and on PGlite each of them costs as much as the query itself: each five are
 * one here. They run in the transaction the library has begun, for the database has one session and the queue lets one request in.
 */
export function sessionSettings(database: Database) {
  return {
    async applyJwtSessionContext(_transaction: unknown, { auth, storage }: Asker): Promise<void> {
      const role = auth?.role || "anon";
      const jwt = auth?.jwt;
      const claims = jwt && typeof jwt === "object" ? JSON.stringify(jwt) : null;
      await setAll(database, [
        ["role", role],
        ["request.jwt.claim.sub", String(auth?.uid ?? "")],
        ["request.jwt.claim.role", role],
        ["storage.operation", String(storage?.operation ?? "")],
        ...(claims === null ? [] : ([["request.jwt.claims", claims]] as [string, string][])),
      ]);
    },
    async applyRpcRequestGucs(_transaction: unknown, request: RpcRequest): Promise<void> {
      await setAll(database, [
        ["response.status", ""],
        ["response.headers", ""],
        ["request.method", request.method],
        ["request.path", request.path],
        ["request.headers", JSON.stringify(request.requestHeaders ?? {})],
      ]);
    },
  };
}
