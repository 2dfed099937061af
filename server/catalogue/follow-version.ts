import type { Backend } from "../database/backend.ts";
import type { Logger } from "../runtime/logger.ts";
import { type CatalogueVersion, createCatalogueVersion } from "./catalogue-version.ts";
import { versionReader } from "./read-versions.ts";

/** A change that another server made, or staff in a hosted project, is seen at most so much later. */
const POLL_INTERVAL_MS = 500;
const RETRY_INTERVAL_MS = 2000;

/** Takes the backend and returns its catalogue's version, which every write through this process makes known at once. */
export function followVersion(backend: Backend, logger: Pick<Logger, "warn">): CatalogueVersion {
  const version = createCatalogueVersion({
    read: versionReader(backend),
    pollInterval: POLL_INTERVAL_MS,
    retryInterval: RETRY_INTERVAL_MS,
    onFailure: (error) =>
      logger.warn({ error }, "nothing is cached while the version is not known"),
  });
  backend.writes.on("write", version.touch);
  return version;
}
