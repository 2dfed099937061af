import { rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PQueue from "p-queue";
import type { Logger } from "../../runtime/logger.ts";
import { StartupError } from "../../runtime/startup-error.ts";
import type { OpenedDatabase } from "./database.ts";
import { fewParsers } from "./few-parsers.ts";
import type { Library } from "./load-library.ts";
import { sessionSettings } from "./session-settings.ts";

const COMPLETE_MARK = "gemma-luce-complete";

/**
 * A broken check, a plain `raise exception`, and a parameter the driver could not write down: PostgREST answers 400 where
 * the library would answer 500.
 */
const CALLER_ERRORS = ["23514", "P0001", "08P01"];

/** What the driver throws for an argument of a function that is a list or an object where the function takes text. */
const WRONG_ARGUMENT = /^Invalid input for \w+ type$/;

type PostgresError = Error & { code?: string };

/** Says what the library must know of the migrations, and what of the database's errors PostgREST would say. */
export const LIBRARY_BELIEFS = {
  // The library would give all rights on all tables to the browser's roles at the first request, taking back what
  // the migrations revoked. It believes from this field that it already did.
  rlsState: "active",
  normalizeDbError: asCallerError,
} as const;

function asCallerError(error: PostgresError): PostgresError {
  const isCallers = CALLER_ERRORS.includes(error.code ?? "") || WRONG_ARGUMENT.test(error.message);
  if (!isCallers) return error;
  return Object.assign(new Error(error.message), { code: "PT400", detail: error.code });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Marks the database in this folder as one whose creation was finished. */
export async function markComplete(folder: string): Promise<void> {
  await writeFile(join(folder, COMPLETE_MARK), "");
}

/**
 * Opens the database in a folder, creating it where there is none. One whose creation was cut short holds nothing yet
 * and cannot be trusted: it is moved aside.
 * Throws a StartupError when the files cannot be opened.
 */
export async function openDatabase(
  folder: string,
  library: Pick<Library, "createPgliteConnection">,
  logger: Pick<Logger, "warn">,
): Promise<OpenedDatabase> {
  if ((await exists(folder)) && !(await exists(join(folder, COMPLETE_MARK)))) {
    const aside = `${folder}.incomplete-${Date.now()}`;
    await rename(folder, aside);
    logger.warn({ aside }, "the database was never completed and has been moved aside");
  }
  const connection = await library.createPgliteConnection({ url: folder });
  try {
    await connection.driver.waitReady;
  } catch (error) {
    throw new StartupError(
      `The database in ${folder} cannot be opened: ${(error as Error).message.split("\n")[0]}`,
    );
  }
  connection.driver.parsers = await fewParsers(connection.driver);
  const queue = new PQueue({ concurrency: 1 });
  return {
    connection: Object.assign(connection, LIBRARY_BELIEFS, sessionSettings(connection.driver)),
    database: connection.driver,
    queue: (task) => queue.add(task),
    endTransaction: async () => {
      // Outside a transaction it does nothing.
      await connection.driver.exec("rollback");
    },
    close: () => connection.close(),
  };
}
