import type { PgliteConnection } from "@supabase/lite/pglite";

/** The caller, as far as row rules and functions can read it. */
type Caller = {
  auth?: { role?: string; uid?: string; jwt?: unknown };
  storage?: { operation?: string };
};
type RpcRequest = { method: string; path: string; requestHeaders?: Record<string, string> };
type Setting = [name: string, value: string];

/**
 * Return two methods for the library's connection that set all settings of the current transaction in one statement each.
 * They run on the driver itself: PGlite has one session, and requests are serialized.
 *
 * Defect: the library sets the caller and the request in five statements each, and on PGlite each costs as much as the query itself.
 * Upstream: one `select set_config(…), set_config(…)`.
 */
export function sessionSettings(driver: Pick<PgliteConnection["driver"], "query">) {
  async function setAll(settings: Setting[]): Promise<void> {
    const calls = settings.map(
      (_, index) => `set_config($${2 * index + 1}, $${2 * index + 2}, true)`,
    );
    await driver.query(`select ${calls.join(", ")}`, settings.flat());
  }
  return {
    async applyJwtSessionContext(_transaction: unknown, { auth, storage }: Caller): Promise<void> {
      const role = auth?.role || "anon";
      const jwt = auth?.jwt;
      const claims: Setting[] =
        jwt && typeof jwt === "object" ? [["request.jwt.claims", JSON.stringify(jwt)]] : [];
      await setAll([
        ["role", role],
        ["request.jwt.claim.sub", String(auth?.uid ?? "")],
        ["request.jwt.claim.role", role],
        ["storage.operation", String(storage?.operation ?? "")],
        ...claims,
      ]);
    },
    async applyRpcRequestGucs(_transaction: unknown, request: RpcRequest): Promise<void> {
      await setAll([
        ["response.status", ""],
        ["response.headers", ""],
        ["request.method", request.method],
        ["request.path", request.path],
        ["request.headers", JSON.stringify(request.requestHeaders ?? {})],
      ]);
    },
  };
}
