import type { Backend } from "../database/backend.ts";

const ANSWER_WITHIN_MS = 2000;

export type Health = {
  status: "ok";
  version: string;
  mode: Backend["mode"];
  database: "ok" | "unreachable" | "none";
};

/**
 * Takes the backend and the shop's version and returns what reads the health that `/healthz` answers: it waits at most two
 * seconds for the database, and concurrent callers share one question to it.
 */
export function createHealth(backend: Backend, version: string): () => Promise<Health> {
  let asking: Promise<Health["database"]> | null = null;
  return async () => {
    asking ??= databaseState(backend).finally(() => {
      asking = null;
    });
    return { status: "ok", version, mode: backend.mode, database: await asking };
  };
}

async function databaseState({ clients }: Backend): Promise<Health["database"]> {
  if (!clients) return "none";
  try {
    const { error } = await clients.anon
      .from("categories")
      .select("id")
      .limit(1)
      .abortSignal(AbortSignal.timeout(ANSWER_WITHIN_MS));
    return error ? "unreachable" : "ok";
  } catch {
    return "unreachable";
  }
}
