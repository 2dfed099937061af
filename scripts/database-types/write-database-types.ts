// `npm run types`: writes the types of tables and functions from the migrations.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbedded } from "../bench/database/open-embedded.ts";
import { DATABASE_TYPES, generateDatabaseTypes } from "./generate-database-types.ts";

const dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-types-"));
const supabase = await openEmbedded(dataDir);
try {
  await writeFile(DATABASE_TYPES, await generateDatabaseTypes(supabase.sql));
} finally {
  await supabase.close();
  await rm(dataDir, { recursive: true, force: true });
}
