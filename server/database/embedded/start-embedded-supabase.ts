import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { App, EmailMessage } from "@supabase/lite";
import type { Language } from "#app/domain/language.ts";
import type { Logger } from "../../runtime/logger.ts";
import { StartupError } from "../../runtime/startup-error.ts";
import { RESTORE_MARK } from "../data-folder.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { applySeed } from "./apply-seed.ts";
import { askedLanguage, withAskedLanguage } from "./asked-language.ts";
import { captureConsole } from "./capture-console.ts";
import { createFetch, type SupabaseFetch } from "./create-fetch.ts";
import type { Database, OpenedDatabase } from "./database.ts";
import { createFileStorage } from "./file-storage.ts";
import { HOSTED_DEFAULTS, HOSTED_SCHEMA_RIGHTS } from "./hosted-defaults.ts";
import { type Library, loadLibrary } from "./load-library.ts";
import { loadSecrets, type Secrets } from "./load-secrets.ts";
import { lockFolder } from "./lock-folder.ts";
import { markComplete, openDatabase } from "./open-database.ts";
import { asFolderError, prepareFolder } from "./prepare-folder.ts";

/** Digits of a recovery code, from which its token is made: 3.3 bits each, more than 128 in all. */
const RECOVERY_CODE_LENGTH = 40;
const RECOVERY_EXPIRY_SECONDS = 15 * 60;

/** A whole Supabase in this process: REST, sign-in and storage over one database in one folder. */
export type EmbeddedSupabase = {
  /** Answers requests below /rest/v1, /storage/v1 and to what staff need of /auth/v1; to any other with 404. */
  fetch: SupabaseFetch;
  publishableKey: string;
  secretKey: string;
  /** Signs the access tokens. */
  jwtSecret: string;
  /** Runs one statement as the database's superuser. Never hand it text that came from outside: use $1, $2… */
  sql<Row>(text: string, parameters?: unknown[]): Promise<Row[]>;
  /** Runs a copy of the files while no statement does, with everything the database has acknowledged in them. */
  quietly<Result>(copy: () => Promise<Result>): Promise<Result>;
  /** Whether this start created the database. */
  created: boolean;
  /** The folder in which storage keeps its objects, as `<bucket>/<key>`. */
  storageDir: string;
  /** Finishes what is under way, closes the database and gives the folder free. May be called twice. */
  close(): Promise<void>;
};

export type EmbeddedSupabaseOptions = {
  /** Where everything is kept; created where needed. */
  dataDir: string;
  /** The folder with migrations/ and seed.sql. */
  supabaseDir: string;
  /** The shop's own address, to which e-mailed links lead. */
  siteUrl: string;
  logger: Logger;
  /** Takes the e-mails of sign-in with the language of the page that asked; without it they are dropped, for they carry secrets. */
  sendEmail?: (
    message: EmailMessage,
    language: Language,
    database: Pick<Database, "query">,
  ) => Promise<void>;
  /** Opens another database than the one in the data folder: the tests' real Postgres. */
  openDatabase?: (library: Library) => Promise<OpenedDatabase>;
};

type Parts = {
  library: Library;
  secrets: Secrets;
  opened: OpenedDatabase;
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
      // Its e-mails lead to this address whatever was asked for; whoever sends them puts the reader's language in.
      site_url: `${options.siteUrl}/admin/reset`,
      additional_redirect_urls: ["/admin/reset", "/es/admin/reset"].map(
        (address) => options.siteUrl + address,
      ),
      minimum_password_length: 8,
      email: { otp_length: RECOVERY_CODE_LENGTH, otp_expiry: RECOVERY_EXPIRY_SECONDS },
    },
    storage: { enabled: true, file_size_limit: "5MiB" },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          send: async (message) => options.sendEmail?.(message, askedLanguage(), opened.database),
        },
      },
    },
  });
  app._storageAdapter = createFileStorage(storageDir);
  return app;
}

/** Brings the database up to the newest migration; returns whether it was created now. */
async function provision(app: App, { library, opened, options }: Parts): Promise<boolean> {
  const { database } = opened;
  await database.exec(HOSTED_DEFAULTS);
  await app.ensureSystemSchema();
  await database.exec(HOSTED_SCHEMA_RIGHTS);
  const applied = await applyMigrations(database, join(options.supabaseDir, "migrations"), library);
  if (applied.length > 0) options.logger.info({ applied }, "migrations applied");
  return applySeed(database, join(options.supabaseDir, "seed.sql"));
}

async function open(dataDir: string, options: EmbeddedSupabaseOptions) {
  const library = await loadLibrary();
  const secrets = await loadSecrets(dataDir, library);
  const databaseDir = join(dataDir, "database");
  const storageDir = join(dataDir, "storage");
  const opened = options.openDatabase
    ? await options.openDatabase(library)
    : await openDatabase(databaseDir, library, options.logger);
  try {
    const parts = { library, secrets, opened, storageDir, options };
    const app = createApp(parts);
    const created = await provision(app, parts);
    if (!options.openDatabase) await markComplete(databaseDir);
    return { app, opened, created, secrets, storageDir };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function refuseHalfRestored(dataDir: string): Promise<void> {
  const mark = await stat(join(dataDir, RESTORE_MARK)).catch(() => null);
  if (!mark) return;
  throw new StartupError(
    `A restore into ${dataDir} was cut short: run \`npm run restore\` again. Nothing is lost.`,
  );
}

/**
 * Opens the Supabase in a data folder, creating and seeding it where there is none, and applies pending migrations.
 * Throws a StartupError, in words for the person who started it, when the folder cannot be written, is in use by
 * another process, or holds what cannot be opened.
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
    await refuseHalfRestored(dataDir);
    const { app, opened, created, secrets, storageDir } = await captureConsole(options.logger, () =>
      open(dataDir, options),
    );
    const { database, queue } = opened;
    let closing: Promise<void> | null = null;
    const answer = createFetch(app, opened, () => closing !== null);
    return {
      fetch: (request, peer) =>
        withAskedLanguage(request, () =>
          captureConsole(options.logger, () => answer(request, peer)),
        ),
      publishableKey: secrets.publishableKey,
      secretKey: secrets.secretKey,
      jwtSecret: secrets.jwtSecret,
      sql: async <Row>(text: string, parameters?: unknown[]) =>
        queue(async () => (await database.query<Row>(text, parameters)).rows),
      quietly: (copy) =>
        queue(async () => {
          await database.exec("checkpoint");
          return copy();
        }),
      created,
      storageDir,
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
