import type { Backend } from "../database/backend.ts";
import { readWithKeys } from "../database/require-keys.ts";

/**
 * Create the function behind `/healthz`. It asks the database with both keys and waits at most two seconds; concurrent
 * calls share the queries.
 */
export function createHealthCheck(backend: Backend, version: string) {
  let pending: ReturnType<typeof databaseState> | null = null;
  return async () => {
    pending ??= databaseState(backend).finally(() => {
      pending = null;
    });
    return { status: "ok", version, mode: backend.mode, database: await pending };
  };
}

async function databaseState({ database }: Backend): Promise<"ok" | "unreachable" | "none"> {
  if (!database) return "none";
  const { publishable, secret } = await readWithKeys(database);
  // Visitors' calls may wait in a full queue while payments work, so of their key only a rejection counts.
  return secret.isAnswered && !publishable.isRejected ? "ok" : "unreachable";
}
