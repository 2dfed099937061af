import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import fs, { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { App, EmailMessage } from "@supabase/lite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadLibrary } from "#server/database/embedded/load-library.ts";
import { keepEmitWarning } from "#server/database/lite-patches/replaced-emit-warning.ts";

const FOLDER = "server/database/lite-patches";
const ORIGIN = "http://shop.test";
const EMAIL = "owner@example.com";
const PASSWORD = "correct horse battery";
const KEY = `sb_publishable_${"a".repeat(22)}_${"b".repeat(8)}`;
const FILE_SIZE_LIMIT = 1000;

const SCHEMA = `
  create table public.notes (id int primary key check (id > 0));
  alter table public.notes enable row level security;
  create function public.fail() returns void language plpgsql as $$ begin raise exception 'no'; end $$;
  create function public.caller() returns text language sql as $$ select current_user::text $$;
  create function public.count_words(words text[]) returns int language sql as $$ select cardinality(words) $$;
  insert into storage.buckets (id, name, public) values ('files', 'files', true);
  grant all on all tables in schema storage to authenticated;
  create policy upload on storage.objects to authenticated using (true) with check (true);`;

const ROLES = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;`;

type StorageAdapter = NonNullable<App["_storageAdapter"]>;

function uploadRecorder(uploads: Uint8Array[]): StorageAdapter {
  const uploadObject: StorageAdapter["uploadObject"] = async (_bucket, _key, _version, body) => {
    const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer());
    uploads.push(bytes);
    const size = bytes.byteLength;
    return { contentLength: size, size, eTag: "", mimetype: "", cacheControl: "" };
  };
  return { uploadObject } as unknown as StorageAdapter;
}

/** The library as it comes, with none of the patches. */
async function openLibrary() {
  const library = await loadLibrary();
  const connection = await library.createPgliteConnection({ url: "memory://" });
  const mails: EmailMessage[] = [];
  const app = new library.App({
    connection,
    api: { schemas: ["public"] },
    auth: {
      enabled: true,
      jwt_secret: "x".repeat(40),
      publishable_key: KEY,
      site_url: ORIGIN,
      additional_redirect_urls: [`${ORIGIN}/es/reset`],
    },
    storage: { enabled: true, file_size_limit: `${FILE_SIZE_LIMIT}B` },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: { email: { send: async (mail) => void mails.push(mail) } },
    },
  });
  const uploads: Uint8Array[] = [];
  app._storageAdapter = uploadRecorder(uploads);
  const { driver } = connection;
  await driver.exec(ROLES);
  await app.ensureSystemSchema();
  await driver.exec(SCHEMA);
  return { app, driver, mails, uploads, close: () => connection.close() };
}

let library: Awaited<ReturnType<typeof openLibrary>>;
let printed: unknown[];
const tested: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  library = await openLibrary();
  const body = { email: EMAIL, password: PASSWORD };
  expect((await send("POST", "/auth/v1/signup", body)).status).toBe(200);
});
afterAll(() => library.close());

/** Test that a defect is still there. It fails when an update of the library corrects it: then the patch can be removed. */
function testDefect(patch: string, defect: string, check: () => Promise<void>) {
  tested.push(`${patch}.ts`);
  test(`${patch} is still needed: the library ${defect}`, async () => {
    printed = [];
    vi.spyOn(console, "error").mockImplementation((...words) => void printed.push(words));
    try {
      await check();
    } catch (error) {
      throw new Error(`Remove ${FOLDER}/${patch}.ts: the library may not need it any more.`, {
        cause: error,
      });
    } finally {
      await library.driver.exec("rollback");
    }
  });
}

async function send(method: string, path: string, body?: unknown, token?: string) {
  const headers = {
    apikey: KEY,
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(ORIGIN + path, { method, headers, body: text ?? null });
  return library.app.fetch(request, { peerAddress: null });
}

const rpc = (name: string, input: unknown = {}, token?: string) =>
  send("POST", `/rest/v1/rpc/${name}`, input, token);

async function signIn(): Promise<string> {
  const body = { email: EMAIL, password: PASSWORD };
  const response = await send("POST", "/auth/v1/token?grant_type=password", body);
  return ((await response.json()) as { access_token: string }).access_token;
}

async function recover(query = ""): Promise<URL> {
  await library.driver.exec("update auth.users set recovery_sent_at = null");
  await send("POST", `/auth/v1/recover${query}`, { email: EMAIL });
  return new URL(/http:\S+\/verify\?\S+/.exec(library.mails.at(-1)?.text ?? "")?.[0] ?? "");
}

const verify = (tokenHash: string) =>
  send("POST", "/auth/v1/verify", { type: "recovery", token_hash: tokenHash });

testDefect("granted-tables", "grants all tables to everyone at its first request", async () => {
  const mayInsert = async () => {
    const query = "select has_table_privilege('anon', 'public.notes', 'insert') as may";
    return (await library.driver.query<{ may: boolean }>(query)).rows[0]?.may;
  };
  await library.driver.exec("revoke all on public.notes from anon");
  Object.assign(library.app.connection, { rlsState: "unknown" });
  await send("GET", "/rest/v1/notes");
  expect(await mayInsert()).toBe(true);
});

testDefect("console-output", "prints rejected statements on the console", async () => {
  await rpc("fail");
  expect(printed).toHaveLength(1);
});

testDefect("caller-errors-as-500", "answers 500 to a plain exception", async () => {
  expect((await rpc("fail")).status).toBe(500);
});

testDefect("malformed-requests-as-500", "answers 500 to an unknown operator", async () => {
  for (const method of ["GET", "HEAD"]) {
    expect((await send(method, "/rest/v1/notes?id=constructor")).status).toBe(500);
  }
});

testDefect("unserialized-parameters", "fails after a number in place of an array", async () => {
  await rpc("count_words", { words: 7 });
  expect((await send("GET", "/rest/v1/notes")).status).toBe(500);
});

testDefect("shared-session", "runs concurrent requests in one transaction", async () => {
  const token = await signIn();
  const answers = await Promise.all([rpc("caller", {}, token), rpc("fail"), rpc("caller")]);
  const callers = await Promise.all(answers.map((answer) => answer.json()));
  expect(callers[2]).not.toBe("anon");
});

testDefect("copied-parsers", "has hundreds of parsers for PGlite to copy", async () => {
  await library.driver.waitReady;
  expect(Object.keys(library.driver.parsers).length).toBeGreaterThan(100);
});

testDefect("settings-in-ten-statements", "sets settings one by one", async () => {
  const statements: string[] = [];
  const { query } = library.driver;
  const spy = vi.spyOn(library.driver, "query").mockImplementation(function (
    this: unknown,
    ...input: Parameters<typeof query>
  ) {
    statements.push(input[0]);
    return query.apply(library.driver, input) as never;
  });
  await rpc("caller");
  spy.mockRestore();
  expect(statements.filter((text) => /set_config/i.test(text)).length).toBeGreaterThan(5);
});

testDefect("surviving-sessions", "keeps other sessions after a new password", async () => {
  const [own, other] = [await signIn(), await signIn()];
  expect((await send("PUT", "/auth/v1/user", { password: `${PASSWORD}!` }, own)).status).toBe(200);
  expect((await send("GET", "/auth/v1/user", undefined, other)).status).toBe(200);
  await send("PUT", "/auth/v1/user", { password: PASSWORD }, own);
});

testDefect("ignored-redirect", "ignores redirect_to in emails", async () => {
  const link = await recover(`?redirect_to=${encodeURIComponent(`${ORIGIN}/es/reset`)}`);
  expect(link.searchParams.get("redirect_to")).toBe(ORIGIN);
});

testDefect("guessable-recovery-tokens", "answers any number of guessed tokens", async () => {
  const link = await recover();
  const guesses = Array.from({ length: 50 }, (_, code) =>
    createHash("sha256").update(`${EMAIL}${code}`).digest("hex"),
  );
  for (const guess of guesses) expect((await verify(guess)).status).toBe(403);
  expect((await verify(link.searchParams.get("token") ?? "")).status).toBe(200);
});

testDefect("replaced-emit-warning", "makes warnings that are errors throw", async () => {
  const program =
    'import("@supabase/lite").then(() => process.emitWarning(new Error("a warning")))';
  const run = promisify(execFile)(process.execPath, ["--eval", program]);
  await expect(run).rejects.toThrow("includes is not a function");
});

testDefect("unchecked-upload-size", "stores uploads of an undeclared size", async () => {
  const upload = new Request(`${ORIGIN}/storage/v1/object/files/large.bin`, {
    method: "POST",
    headers: {
      apikey: KEY,
      authorization: `Bearer ${await signIn()}`,
      "content-type": "application/octet-stream",
    },
    body: new Uint8Array(2 * FILE_SIZE_LIMIT),
  });
  await library.app.fetch(upload, { peerAddress: null });
  expect(library.uploads.map(({ byteLength }) => byteLength)).toEqual([2 * FILE_SIZE_LIMIT]);
});

/** The storage adapter of the library's command line, which alone can open it, on another folder. */
async function openCommandLineStorage(folder: string): Promise<StorageAdapter> {
  const config = join(folder, "config.json");
  const settings = { db: { driver: "sqlite", url: ":memory:" }, storage: { enabled: true } };
  await writeFile(config, JSON.stringify(settings));
  vi.stubEnv("EXPERIMENTAL_STORAGE", "1");
  const { createApi } = await keepEmitWarning(() => import("@supabase/lite/cli"));
  const { project } = await createApi({ root: folder });
  const app = await project.local.createApp(config, { admin: false });
  vi.unstubAllEnvs();
  await app.connection.close();
  const Adapter = app._storageAdapter?.constructor as new (options: object) => StorageAdapter;
  return new Adapter({ basePath: folder });
}

async function openFiles(): Promise<string[]> {
  const folder = "/proc/self/fd";
  const links = await readdir(folder);
  return Promise.all(links.map((link) => readlink(join(folder, link)).catch(() => "")));
}

testDefect("leaked-file-handles", "leaves files open after it has sent them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "gemma-luce-"));
  const open = vi.spyOn(fs, "open");
  // The library imports the module's namespace.
  syncBuiltinESMExports();
  try {
    const storage = await openCommandLineStorage(folder);
    const body = Buffer.from("text");
    await storage.uploadObject("files", "a.txt", undefined, body, "text/plain", "no-cache");
    const sent = await storage.getObject("files", "a.txt", undefined);
    expect(await new Response(sent.body as BodyInit).text()).toBe("text");
    expect(await openFiles()).toContain(join(folder, "files", "a.txt"));
    for (const { value } of open.mock.results) await (await value).close();
    expect(await openFiles()).not.toContain(join(folder, "files", "a.txt"));
  } finally {
    open.mockRestore();
    syncBuiltinESMExports();
    await rm(folder, { recursive: true });
  }
});

test("every patch has a test of its defect", async () => {
  const files = await readdir(FOLDER);
  expect(tested.toSorted()).toEqual(files.filter((file) => !file.endsWith(".test.ts")).sort());
});
