import path from "node:path";
import { createSriClient, type SriClient } from "@gemma-luce/sri";
import { createFileStore, createSriSandbox } from "@gemma-luce/sri-sandbox";
import type { Hono } from "hono";
import type { Environment } from "../runtime/environment.ts";
import { isPublic } from "../runtime/is-public.ts";

/** The sandbox is called in this process: no address of it has to be reachable. */
const ORIGIN = "http://sri-sandbox.localhost";

/** Return the folder of the sandbox's documents and certificate. */
export function sriSandboxFolder({ dataDir }: Pick<Environment, "dataDir">): string {
  return path.join(dataDir, "sri-sandbox");
}

/**
 * Open the sandbox, or join the one that several servers under test share. `app` serves its services and its control; null where
 * others could reach them.
 */
export function openSriSandbox(
  environment: Pick<Environment, "dataDir" | "sriSandbox" | "host" | "storeUrl">,
  timeoutMilliseconds: number,
): { client: SriClient; app: Hono | null } {
  const { sriSandbox } = environment;
  if (typeof sriSandbox === "object") {
    return { client: createSriClient({ url: sriSandbox.url, timeoutMilliseconds }), app: null };
  }
  const app = createSriSandbox({ store: createFileStore(sriSandboxFolder(environment)) });
  const client = createSriClient({
    url: ORIGIN,
    timeoutMilliseconds,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  });
  // A client that reaches the control can set faults.
  return { client, app: isPublic(environment) ? null : app };
}
