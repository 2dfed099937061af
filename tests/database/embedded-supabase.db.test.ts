import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureOwner } from "#server/embedded-supabase/ensure-owner.ts";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "#server/embedded-supabase/start-embedded-supabase.ts";
import { StartupError } from "#server/startup-error.ts";
import { silentLogger } from "./silent-logger.ts";

const ORIGIN = "http://shop.test";

let root: string;
let dataDir: string;
let supabase: EmbeddedSupabase;
const heard: unknown[] = [];

const logger = { ...silentLogger, debug: (...words: unknown[]) => void heard.push(words) };

const start = (folder: string, supabaseDir = resolve("supabase")) =>
  startEmbeddedSupabase({ dataDir: folder, supabaseDir, siteUrl: ORIGIN, logger });

const reopen = async () => {
  await supabase.close();
  supabase = await start(dataDir);
};

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "gemma-luce-"));
  dataDir = join(root, "made", "by", "the", "start");
  supabase = await start(dataDir);
});
afterAll(async () => {
  await supabase.close();
  await rm(root, { recursive: true, force: true });
});

async function signIn(email: string, password: string): Promise<number> {
  const request = new Request(`${ORIGIN}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: supabase.publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return (await supabase.fetch(request, null)).status;
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test("values and lists of them come as what they are, and a list of rows as Postgres writes it", async () => {
  const id = "a0000000-0000-4000-8000-000000000001";
  const [row] = await supabase.sql<Record<string, unknown>>(
    `select true as yes, 2 as two, 3::bigint as three, 4.50::numeric as money, '{"a": [5]}'::jsonb as object,
       array['b', 'c, d'] as texts, array[6, 7] as numbers, array[array[8], array[9]] as nested,
       array[$1::uuid] as ids, array['{"e": 10}'::jsonb] as objects, array['f'::name] as names,
       array[category] as categories
     from public.categories as category where category.name = 'dresses'`,
    [id],
  );
  expect(row).toMatchObject({
    yes: true,
    two: 2,
    three: 3,
    money: "4.50",
    object: { a: [5] },
    texts: ["b", "c, d"],
    numbers: [6, 7],
    nested: [[8], [9]],
    ids: [id],
    objects: [{ e: 10 }],
    names: ["f"],
    categories: expect.stringMatching(/^\{"\(/),
  });
});

test("the secrets are made once and only their owner may read them", async () => {
  const path = join(dataDir, "secrets.json");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(supabase.created).toBe(true);
  const { publishableKey, secretKey } = supabase;
  expect(publishableKey).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/);
  expect(secretKey).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/);
  await reopen();
  expect(supabase).toMatchObject({ created: false, publishableKey, secretKey });
});

test("only REST, sign-in and storage are open", async () => {
  for (const path of [
    "/",
    "/_system/config",
    "/_system/introspect",
    "/favicon.ico",
    "/rest/v2",
    "/rest/v1x",
    "/rest/v1/../../_system/config",
    "/rest/v1/%2e%2e/%2e%2e/_system/config",
  ]) {
    expect((await supabase.fetch(new Request(ORIGIN + path), "127.0.0.1")).status, path).toBe(404);
  }
  for (const path of ["/rest/v1/products", "/auth/v1/user"]) {
    const { status } = await supabase.fetch(new Request(ORIGIN + path), "127.0.0.1");
    expect(status, `${path} without a key`).toBe(401);
  }
});

test("nobody can sign up, by password or by a link", async () => {
  for (const [path, body] of [
    ["signup", { email: "x@example.com", password: "long enough" }],
    ["otp", { email: "x@example.com", create_user: true }],
    ["magiclink", { email: "x@example.com" }],
  ] as const) {
    const request = new Request(`${ORIGIN}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: supabase.publishableKey, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    await supabase.fetch(request, null);
  }
  expect(await supabase.sql("select from auth.users where email = 'x@example.com'")).toEqual([]);
});

test("the owner is made once, and their password follows the one that is set", async () => {
  const first = await ensureOwner(supabase, { username: "Admin", password: undefined });
  expect(first).toEqual({ username: "Admin", password: expect.stringMatching(/^[\w-]{20}$/) });
  expect(await signIn("admin@gemmaluce.com", first.password ?? "")).toBe(200);
  expect(await signIn("admin@gemmaluce.com", "wrong")).toBe(400);
  expect(await supabase.sql("select from auth.sessions")).toHaveLength(1);

  const again = await ensureOwner(supabase, { username: "Admin", password: undefined });
  expect(again).toEqual({ username: "Admin", password: null });
  expect(await signIn("admin@gemmaluce.com", first.password ?? "")).toBe(200);

  const set = { username: "admin", password: "chosen by the owner" };
  expect(await ensureOwner(supabase, set)).toEqual({ username: "admin", password: null });
  expect(await signIn("admin@gemmaluce.com", first.password ?? "")).toBe(400);
  expect(await supabase.sql("select from auth.sessions")).toHaveLength(0);
  expect(await signIn("admin@gemmaluce.com", set.password)).toBe(200);
  await ensureOwner(supabase, set);
  expect(await supabase.sql("select from auth.sessions")).toHaveLength(1);
  expect(await supabase.sql("select from public.staff")).toHaveLength(1);
});

test("a username may be an e-mail address or get another domain", async () => {
  for (const [username, emailDomain, email] of [
    ["Owner@Boutique.ec", undefined, "owner@boutique.ec"],
    ["owner", "boutique.example", "owner@boutique.example"],
  ] as const) {
    await supabase.sql("delete from public.staff");
    await ensureOwner(supabase, {
      username,
      password: "long enough",
      ...(emailDomain ? { emailDomain } : {}),
    });
    expect(await signIn(email, "long enough")).toBe(200);
  }
});

test("a password that is too short or too long stops the start", async () => {
  for (const password of ["short", "é".repeat(37)]) {
    const error = await failure(ensureOwner(supabase, { username: "admin", password }));
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/^ADMIN_PASSWORD must .*\.$/);
    expect((error as Error).message).not.toContain(password);
  }
});

test("what the library prints goes to the logger", async () => {
  heard.length = 0;
  const headers = { apikey: supabase.publishableKey };
  await supabase.fetch(new Request(`${ORIGIN}/rest/v1/orders`, { headers }), null);
  expect(JSON.stringify(heard)).toContain("permission denied for table orders");
});

test("data, pictures and history survive a restart", async () => {
  await supabase.sql("update public.products set quantity = 7 where slug = 'silk-blouse'");
  const history = "select version from supabase_migrations.schema_migrations order by version";
  const before = await supabase.sql(history);
  await reopen();
  expect(await supabase.sql(history)).toEqual(before);
  expect(
    await supabase.sql("select quantity from public.products where slug = 'silk-blouse'"),
  ).toEqual([{ quantity: 7 }]);
});

test("a closed database answers 503 and may be closed again", async () => {
  await supabase.close();
  await supabase.close();
  const request = new Request(`${ORIGIN}/rest/v1/products`);
  expect((await supabase.fetch(request, null)).status).toBe(503);
  supabase = await start(dataDir);
});

test("a folder in use is refused by name and process", async () => {
  const error = await failure(start(dataDir));
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toBe(
    `The database folder ${dataDir} is already in use by process ${process.pid}.`,
  );
});

test("the lock of another living process counts, that of a killed one does not", async () => {
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

  // The same number in another life, as after a restart of the machine.
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
  ["that no disk can make", async () => "/proc/gemma/luce", /: no folder can be made there\. Set/],
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
])("a folder %s stops the start in one sentence for people", async ([, prepare, expected]) => {
  const error = await failure(start(await prepare()));
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(expected);
  expect((error as Error).message).not.toMatch(/\n|at .*:\d+/);
});

test("a database whose creation was cut short is moved aside and made anew", async () => {
  await supabase.close();
  await rm(join(dataDir, "database", "gemma-luce-complete"));
  await rm(join(dataDir, "database", "global"), { recursive: true });
  supabase = await start(dataDir);
  expect(supabase.created).toBe(true);
  expect(await supabase.sql("select from public.products")).toHaveLength(24);
});

test("a migration that fails names itself and leaves nothing behind", async () => {
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

test("a database with another history of migrations stops the start and is left alone", async () => {
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
