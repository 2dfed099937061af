import { z } from "zod";
import type { Backend } from "../database/backend.ts";
import type { Versions } from "./cache-version.ts";

const QUERY_TIMEOUT_MS = 1000;
const VersionsSchema = z.object({ catalogue: z.string(), stock: z.string() });

/** Sample products are part of the build. */
const SAMPLES: Versions = { catalogue: "samples", stock: "samples" };

/** Return the function that reads the catalogue's version. It throws when the database does not respond within a second. */
export function versionReader({ database }: Pick<Backend, "database">): () => Promise<Versions> {
  if (!database) return async () => SAMPLES;
  return async () => {
    const { data, error } = await database.server
      .rpc("cache_version")
      .abortSignal(AbortSignal.timeout(QUERY_TIMEOUT_MS));
    if (error) throw new Error(`The catalogue's version could not be read: ${error.message}`);
    return VersionsSchema.parse(data);
  };
}
