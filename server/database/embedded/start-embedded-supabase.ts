import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { App, EmailMessage } from "@supabase/lite";
import { RESET_LINK_SECONDS } from "#app/domain/staff/reset-link-seconds.ts";
import type { Logger } from "../../runtime/logger.ts";
import { StartupError } from "../../runtime/startup-error.ts";
import { RESTORE_MARK, STAGING_FOLDER, UNCHANGING_FOLDER } from "../data-folder.ts";
import { captureConsole } from "../lite-patches/console-output.ts";
import { RECOVERY_CODE_LENGTH } from "../lite-patches/guessable-recovery-tokens.ts";
import { requestedRedirect, withRequestedRedirect } from "../lite-patches/ignored-redirect.ts";
import { createFileStorage } from "../lite-patches/leaked-file-handles.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { applySeed } from "./apply-seed.ts";
import { cacheSchema } from "./cache-schema.ts";
import { createFetch, type SupabaseFetch } from "./create-fetch.ts";
import type { Database, OpenedDatabase } from "./database.ts";
import { HOSTED_DEFAULTS, HOSTED_SCHEMA_PRIVILEGES } from "./hosted-defaults.ts";
import { type Library, loadLibrary } from "./load-library.ts";
import { loadSecrets, type Secrets } from "./load-secrets.ts";
import { lockFolder } from "./lock-folder.ts";
import { markComplete, openDatabase } from "./open-database.ts";
import { asFolderError, prepareFolder } from "./prepare-folder.ts";

/** A Supabase in this process: REST, Auth and Storage on one database in one folder. */
export type EmbeddedSupabase = {
  /** Answers requests to /rest/v1, /storage/v1 and the allowed endpoints of /auth/v1, others with 404. */
  fetch: SupabaseFetch;
  publishableKey: string;
  secretKey: string;
  /** Signs the access tokens. */
  jwtSecret: string;
  /** Runs one statement as the database's superuser. Input belongs in parameters ($1, $2…), never in the text. */
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a copy of the files after a checkpoint, while no statement runs. */
  withPausedWrites<Result>(copy: () => Promise<Result>): Promise<Result>;
  /** Finishes the current request, closes the database and unlocks the folder. May be called twice. */
  close(): Promise<void>;
};

type EmbeddedSupabaseOptions = {
  /** The folder of database, objects and secrets; created where needed. */
  dataDir: string;
  /** The folder with migrations/ and seed.sql. */
  supabaseDir: string;
  /** The shop's URL, for emailed links. */
  siteUrl: string;
  logger: Logger;
  /** Sends Auth's emails, given the requested redirect. Without it they are dropped, because they contain secrets. */
  sendEmail?: (
    message: EmailMessage,
    redirectTo: string | null,
    database: Pick<Database, "query">,
  ) => Promise<void>;
  /** Opens another database than the one in the data folder: a test's Postgres. */
  openDatabase?: (library: Library) => Promise<OpenedDatabase>;
};

type Parts = {
  library: Library;
  secrets: Secrets;
  opened: OpenedDatabase;
  /** The folder of Storage's objects, stored as `<bucket>/<key>`. */
  storageDir: string;
  options: EmbeddedSupabaseOptions;
};

function createApp({ library, secrets, opened, storageDir, options }: Parts): App {
  const app: App = new library.App({
    connection: opened.connection,
    api: { schemas: ["public"], max_rows: 1000 },
    auth: {
      enabled: true,
      enable_signup: false,
      jwt_secret: secrets.jwtSecret,
      publishable_key: secrets.publishableKey,
      secret_key: secrets.secretKey,
      site_url: `${options.siteUrl}/admin/reset`,
      additional_redirect_urls: ["/admin/reset", "/es/admin/reset"].map(
        (path) => options.siteUrl + path,
      ),
      minimum_password_length: 8,
      email: { otp_length: RECOVERY_CODE_LENGTH, otp_expiry: RESET_LINK_SECONDS },
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          send: async (message) =>
            options.sendEmail?.(message, requestedRedirect(), opened.database),
        },
      },
    },
  });
  app._storageAdapter = createFileStorage(storageDir);
  return app;
}

/** Apply pending migrations and the seed. */
async function provision(app: App, { library, opened, options }: Parts): Promise<void> {
  const { database } = opened;
  await database.exec(HOSTED_DEFAULTS);
  await app.ensureSystemSchema();
  await database.exec(HOSTED_SCHEMA_PRIVILEGES);
  const applied = await applyMigrations(database, join(options.supabaseDir, "migrations"), library);
  if (applied.length > 0) options.logger.info({ applied }, "migrations applied");
  await applySeed(database, join(options.supabaseDir, "seed.sql"));
}

async function open(dataDir: string, options: EmbeddedSupabaseOptions) {
  const library = await loadLibrary();
  const secrets = await loadSecrets(dataDir, library);
  const databaseDir = join(dataDir, "database");
  const storageDir = join(dataDir, UNCHANGING_FOLDER);
  const opened = options.openDatabase
    ? await options.openDatabase(library)
    : await openDatabase(databaseDir, library, options.logger);
  try {
    const parts = { library, secrets, opened, storageDir, options };
    const app = createApp(parts);
    await provision(app, parts);
    if (!options.openDatabase) {
      await cacheSchema(opened);
      await markComplete(databaseDir);
    }
    return { app, opened, secrets };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function requireCompleteRestore(dataDir: string): void {
  if (!existsSync(join(dataDir, RESTORE_MARK))) return;
  throw new StartupError(
    `A restore into ${dataDir} was interrupted: run \`npm run restore\` again. Nothing is lost.`,
  );
}

/**
 * Open the Supabase in a data folder, or create and seed it, and apply pending migrations. Throws a StartupError when the
 * folder cannot be written, is in use by another process, or cannot be opened.
 */
export async function startEmbeddedSupabase(
  options: EmbeddedSupabaseOptions,
): Promise<EmbeddedSupabase> {
  const dataDir = resolve(options.dataDir);
  await prepareFolder(dataDir);
  const unlock = await lockFolder(dataDir).catch((error) => {
    throw asFolderError(dataDir, error);
  });
  try {
    requireCompleteRestore(dataDir);
    // Left by a backup that was interrupted. A copy of the database takes as much room as the database.
    await rm(join(dataDir, STAGING_FOLDER), { recursive: true, force: true });
    const { app, opened, secrets } = await captureConsole(options.logger, () =>
      open(dataDir, options),
    );
    const { database, queue } = opened;
    let closing: Promise<void> | null = null;
    const answer = createFetch(app, opened, () => closing !== null);
    return {
      fetch: (request) =>
        withRequestedRedirect(request, () => captureConsole(options.logger, () => answer(request))),
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      jwtSecret: secrets.jwtSecret,
      sql: async <Row>(text: string, parameters?: unknown[]) =>
        queue(async () => (await database.query<Row>(text, parameters)).rows),
      withPausedWrites: (copy) =>
        queue(async () => {
          await database.exec("checkpoint");
          return copy();
        }),
      close() {
        closing ??= queue(() => opened.close()).finally(unlock);
        return closing;
      },
    };
  } catch (error) {
    await unlock();
    throw asFolderError(dataDir, error);
  }
}
