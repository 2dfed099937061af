import { z } from "zod";
import type { Backend, ShopDatabase } from "../database/backend.ts";
import type { Logger } from "../runtime/logger.ts";
import { type CacheVersion, createCacheVersion, type Versions } from "./cache-version.ts";

const QUERY_TIMEOUT_MS = 1000;
const VersionsSchema = z.object({ catalogue: z.string(), stock: z.string() });

/** Sample products are part of the build. */
const SAMPLES: Versions = { catalogue: "samples", stock: "samples" };

async function readVersions({ server }: ShopDatabase): Promise<Versions> {
  const { data, error } = await server
    .rpc("cache_version")
    .abortSignal(AbortSignal.timeout(QUERY_TIMEOUT_MS));
  if (error) throw new Error(`The catalogue's version could not be read: ${error.message}`);
  return VersionsSchema.parse(data);
}

/** Return the catalogue's version, invalidated by every write through this process. */
export function pollCacheVersion(
  { database, writes }: Pick<Backend, "database" | "writes">,
  logger: Pick<Logger, "warn">,
): CacheVersion {
  const version = createCacheVersion({
    read: async () => (database ? readVersions(database) : SAMPLES),
    onFailure: (error) =>
      logger.warn({ error }, "nothing is cached while the version is not known"),
  });
  writes.on("write", version.invalidate);
  return version;
}
