import type { Backend } from "../database/backend.ts";

const QUERY_TIMEOUT_MS = 2000;

type Health = {
  status: "ok";
  version: string;
  mode: Backend["mode"];
  database: "ok" | "unreachable" | "none";
};

/**
 * Create the function behind `/healthz`. It waits at most two seconds for the database; concurrent calls share one
 * query.
 */
export function createHealthCheck(backend: Backend, version: string): () => Promise<Health> {
  let pending: Promise<Health["database"]> | null = null;
  return async () => {
    pending ??= databaseState(backend).finally(() => {
      pending = null;
    });
    return { status: "ok", version, mode: backend.mode, database: await pending };
  };
}

async function databaseState({ clients }: Backend): Promise<Health["database"]> {
  if (!clients) return "none";
  try {
    // The server's client, because the queue of visitors' calls may be full while payments work.
    const { error } = await clients.server
      .from("categories")
      .select("id")
      .limit(1)
      .abortSignal(AbortSignal.timeout(QUERY_TIMEOUT_MS));
    return error ? "unreachable" : "ok";
  } catch {
    return "unreachable";
  }
}
