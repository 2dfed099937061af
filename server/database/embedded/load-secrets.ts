import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ifExists } from "../../runtime/if-exists.ts";
import { StartupError } from "../../runtime/startup-error.ts";
import { replaceSynced } from "../../runtime/write-synced.ts";
import { SECRETS_FILE } from "../data-folder.ts";
import type { Library } from "./load-library.ts";

const SecretsSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

/** The JWT secret and the API keys of this database. */
export type Secrets = z.infer<typeof SecretsSchema>;

async function createSecrets(library: Library): Promise<Secrets> {
  const [publishable, secret] = await Promise.all([
    library.generateApiKey("publishable"),
    library.generateApiKey("secret"),
  ]);
  return {
    jwtSecret: randomBytes(32).toString("hex"),
    publishableKey: publishable.key,
    secretKey: secret.key,
  };
}

/**
 * Load the secrets of a data folder, or create them in a file that only its owner can read. Throws a StartupError for a damaged
 * file, because new secrets would end all sessions.
 */
export async function loadSecrets(folder: string, library: Library): Promise<Secrets> {
  const path = join(folder, SECRETS_FILE);
  const text = await ifExists(readFile(path, "utf8")).catch(() => {
    throw new StartupError(`The file ${path} cannot be read.`);
  });
  if (text === null) {
    const secrets = await createSecrets(library);
    await replaceSynced(path, `${JSON.stringify(secrets, null, 2)}\n`);
    return secrets;
  }
  try {
    return SecretsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartupError(
      `The file ${path} is damaged: restore it, or delete it to get new keys.`,
    );
  }
}
