import type { Backend } from "../database/backend.ts";
import type { Logger } from "../runtime/logger.ts";
import { type CacheVersion, createCacheVersion } from "./cache-version.ts";
import { versionReader } from "./read-versions.ts";

/** The maximum delay of changes by other servers, or by staff in a hosted project. */
const POLL_INTERVAL_MS = 500;
const RETRY_INTERVAL_MS = 2000;

/** Return the catalogue's version, invalidated by every write through this process. */
export function pollCacheVersion(backend: Backend, logger: Pick<Logger, "warn">): CacheVersion {
  const version = createCacheVersion({
    read: versionReader(backend),
    pollInterval: POLL_INTERVAL_MS,
    retryInterval: RETRY_INTERVAL_MS,
    onFailure: (error) =>
      logger.warn({ error }, "nothing is cached while the version is not known"),
  });
  backend.writes.on("write", version.invalidate);
  return version;
}
