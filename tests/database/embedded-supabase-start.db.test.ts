import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "#server/database/embedded/start-embedded-supabase.ts";
import { StartupError } from "#server/runtime/startup-error.ts";
import { silentLogger } from "./silent-logger.ts";

const ORIGIN = "http://shop.test";

let root: string;
let dataDir: string;
let supabase: EmbeddedSupabase;

const start = (folder: string, supabaseDir = resolve("supabase")) =>
  startEmbeddedSupabase({ dataDir: folder, supabaseDir, siteUrl: ORIGIN, logger: silentLogger });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "gemma-luce-"));
  dataDir = join(root, "made", "by", "the", "start");
  supabase = await start(dataDir);
});
afterAll(async () => {
  await supabase.close();
  await rm(root, { recursive: true, force: true });
});

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test("rejects a folder in use and names its process", async () => {
  const error = await failure(start(dataDir));
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toBe(
    `The database folder ${dataDir} is already in use by process ${process.pid}.`,
  );
});

test("respects the lock of a running process and ignores that of a killed one", async () => {
  await supabase.close();
  const other = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
  await once(other, "spawn");
  const born = (await readFile(`/proc/${other.pid}/stat`, "utf8")).split(") ")[1]?.split(" ")[19];
  const lock = join(dataDir, "in-use-by.json");
  await writeFile(lock, JSON.stringify({ pid: other.pid, startedAt: born }));
  expect(String(await failure(start(dataDir)))).toContain(`in use by process ${other.pid}.`);
  other.kill("SIGKILL");
  await once(other, "exit");
  supabase = await start(dataDir);
  await supabase.close();
  expect(await failure(stat(lock))).toMatchObject({ code: "ENOENT" });

  // The process id was reused, as after a restart of the machine.
  await writeFile(lock, JSON.stringify({ pid: process.pid, startedAt: "1" }));
  supabase = await start(dataDir);
});

test.for<[string, () => Promise<string>, RegExp]>([
  [
    "whose path leads through a file",
    async () => {
      await writeFile(join(root, "file"), "");
      return join(root, "file", "data");
    },
    /cannot be written: a part of the path is a file\. Set DATA_DIR/,
  ],
  [
    "that is a file",
    async () => {
      await writeFile(join(root, "plain-file"), "");
      return join(root, "plain-file");
    },
    /cannot be written: there is a file of that name\. Set DATA_DIR/,
  ],
  ["that cannot be created", async () => "/proc/gemma/luce", /: no folder can be made there\. Set/],
  [
    "with damaged secrets",
    async () => {
      const folder = await mkdtemp(join(root, "damaged-"));
      await writeFile(join(folder, "secrets.json"), "{}");
      await chmod(join(folder, "secrets.json"), 0o600);
      return folder;
    },
    /secrets\.json is damaged/,
  ],
])("fails the start with a readable message for a folder %s", async ([, prepare, expected]) => {
  const error = await failure(start(await prepare()));
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(expected);
  expect((error as Error).message).not.toMatch(/\n|at .*:\d+/);
});

test("closes a data folder that exists to other users", async () => {
  await supabase.close();
  await chmod(dataDir, 0o755);
  supabase = await start(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test("removes the copy that an interrupted backup left in the data folder", async () => {
  await supabase.close();
  const staging = join(dataDir, ".backup-staging");
  await mkdir(join(staging, "database"), { recursive: true });
  supabase = await start(dataDir);
  expect(await failure(stat(staging))).toMatchObject({ code: "ENOENT" });
});

test("moves an incomplete database aside and creates a new one", async () => {
  await supabase.close();
  await rm(join(dataDir, "database", "gemma-luce-complete"));
  await rm(join(dataDir, "database", "global"), { recursive: true });
  supabase = await start(dataDir);
  expect(await supabase.sql("select from public.products")).toHaveLength(24);
});

test("names a failed migration and rolls it back", async () => {
  await supabase.close();
  const folder = await mkdtemp(join(root, "migrations-"));
  await cp("supabase", folder, { recursive: true });
  await writeFile(
    join(folder, "migrations", "29990101000000_broken.sql"),
    "create table public.left_over (id int);\nselect no_such_column from public.products;",
  );
  const error = await failure(start(dataDir, folder));
  supabase = await start(dataDir);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(/^The migration 29990101000000_broken\.sql failed: /);
  expect(await supabase.sql("select to_regclass('public.left_over')::text as name")).toEqual([
    { name: null },
  ]);
});

test("grants no role what is created after a restart", async () => {
  await supabase.close();
  supabase = await start(dataDir);
  await supabase.sql("create function public.late() returns integer language sql return 1");
  await supabase.sql("create table public.late_rows (id serial)");
  expect(
    await supabase.sql(`
      select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_function_privilege(role, 'public.late()', 'execute')
        or has_table_privilege(role, 'public.late_rows', 'select, insert, update, delete, truncate')
        or has_sequence_privilege(role, 'public.late_rows_id_seq', 'usage, select, update')`),
  ).toEqual([]);
  await supabase.sql("drop function public.late()");
  await supabase.sql("drop table public.late_rows");
});

test("grants every role the functions that the library creates after the migrations", async () => {
  await supabase.sql("drop function auth.email()");
  await supabase.close();
  supabase = await start(dataDir);
  expect(
    await supabase.sql(`
      select role from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_function_privilege(role, 'auth.email()', 'execute') order by role`),
  ).toEqual([{ role: "anon" }, { role: "authenticated" }, { role: "service_role" }]);
});

const read = async (table: string) => {
  const { secretKey } = supabase;
  const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}` };
  const request = new Request(`${ORIGIN}/rest/v1/${table}?limit=1`, { headers });
  return (await supabase.fetch(request)).status;
};

test("reads the schema once, and again after a migration", async () => {
  expect(await read("products")).toBe(200);
  // A schema without this table shows that the next start uses what this one has read.
  await supabase.sql(
    `update supabase_migrations.schema_cache set schema = replace(schema, '"categories"', '"other"')`,
  );
  await supabase.close();
  supabase = await start(dataDir);
  expect([await read("products"), await read("categories")]).toEqual([200, 404]);
  await supabase.close();
  const folder = await mkdtemp(join(root, "schema-"));
  await cp("supabase", folder, { recursive: true });
  await writeFile(
    join(folder, "migrations", "29990101000000_late.sql"),
    "create table public.late_rows (id int); grant select on public.late_rows to service_role;",
  );
  supabase = await start(dataDir, folder);
  expect([await read("categories"), await read("late_rows")]).toEqual([200, 200]);
  await supabase.sql("drop table public.late_rows");
  await supabase.sql("delete from supabase_migrations.schema_migrations where name = 'late'");
});

test("rejects a database with another history of migrations and leaves it unchanged", async () => {
  await supabase.close();
  const folder = await mkdtemp(join(root, "history-"));
  await cp("supabase", folder, { recursive: true });
  await writeFile(join(folder, "migrations", "20000101000000_older.sql"), "select 1;");
  const error = await failure(start(dataDir, folder));
  supabase = await start(dataDir);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(
    /^The database was made by another version of the shop .* not the older 20000101000000_older\.sql\. Start the version/,
  );
});

test("rejects a database with a migration that this version does not know", async () => {
  await supabase.close();
  const folder = await mkdtemp(join(root, "newer-"));
  await cp("supabase", folder, { recursive: true });
  await writeFile(join(folder, "migrations", "20990101000000_newer.sql"), "select 1;");
  await (await start(dataDir, folder)).close();
  const error = await failure(start(dataDir));
  supabase = await start(dataDir, folder);
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(
    /^The database was made by another version of the shop .* the migration 20990101000000, which this version does not know\. Start the version/,
  );
});
