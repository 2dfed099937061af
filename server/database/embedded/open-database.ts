import { existsSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "../../runtime/logger.ts";
import { StartupError } from "../../runtime/startup-error.ts";
import { normalizeDbError } from "../lite-patches/caller-errors-as-500.ts";
import { scalarParsers } from "../lite-patches/copied-parsers.ts";
import { SKIPPED_GRANTS } from "../lite-patches/granted-tables.ts";
import { sessionSettings } from "../lite-patches/settings-in-ten-statements.ts";
import { serializeRequests } from "../lite-patches/shared-session.ts";
import { textSerializers } from "../lite-patches/unserialized-parameters.ts";
import type { OpenedDatabase } from "./database.ts";
import type { Library } from "./load-library.ts";

const COMPLETE_MARK = "gemma-luce-complete";

/** Postgres fills them with zeros at each start; the default of 128 MB also exceeds PGlite's first memory. */
const SHARED_BUFFERS = "64MB";

/** Patches of the library's connection that every Postgres needs. */
export const CONNECTION_PATCHES = { ...SKIPPED_GRANTS, normalizeDbError };

/** Mark the database in this folder as completely created. */
export async function markComplete(folder: string): Promise<void> {
  await writeFile(join(folder, COMPLETE_MARK), "");
}

/**
 * Open the database in a folder, or create it. An incomplete one, whose creation was interrupted, holds no data and is moved aside.
 * Throws a StartupError when the files cannot be opened.
 */
export async function openDatabase(
  folder: string,
  library: Pick<Library, "createPgliteConnection" | "PGlite">,
  logger: Pick<Logger, "warn">,
): Promise<OpenedDatabase> {
  if (existsSync(folder) && !existsSync(join(folder, COMPLETE_MARK))) {
    const aside = `${folder}.incomplete-${Date.now()}`;
    await rename(folder, aside);
    logger.warn({ aside }, "the database was never completed and has been moved aside");
  }
  const connection = await library.createPgliteConnection({
    url: folder,
    pgliteOptions: {
      startParams: [...library.PGlite.defaultStartParams, "-c", `shared_buffers=${SHARED_BUFFERS}`],
    },
  });
  try {
    await connection.driver.waitReady;
  } catch (error) {
    throw new StartupError(
      `The database in ${folder} cannot be opened: ${(error as Error).message.split("\n")[0]}`,
    );
  }
  const { driver } = connection;
  driver.parsers = await scalarParsers(driver);
  driver.serializers = textSerializers(driver.serializers);
  return {
    connection: Object.assign(connection, CONNECTION_PATCHES, sessionSettings(driver)),
    database: driver,
    queue: serializeRequests(),
    close: () => connection.close(),
  };
}
