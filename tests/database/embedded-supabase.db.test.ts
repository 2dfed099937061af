import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureOwner } from "#server/database/embedded/ensure-owner.ts";
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
const logged: unknown[] = [];

const logger = { ...silentLogger, debug: (...args: unknown[]) => void logged.push(args) };

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
  return (await supabase.fetch(request)).status;
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

test("parses values and arrays, and leaves an array of rows as text", async () => {
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

test("creates the secrets once, readable only by their owner", async () => {
  const path = join(dataDir, "secrets.json");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const { publishableKey, secretKey } = supabase;
  expect(publishableKey).toMatch(/^sb_publishable_[\w-]{22}_[\w-]{8}$/);
  expect(secretKey).toMatch(/^sb_secret_[\w-]{22}_[\w-]{8}$/);
  await reopen();
  expect(supabase).toMatchObject({ publishableKey, secretKey });
});

test("exposes only REST, Auth and Storage", async () => {
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
    expect((await supabase.fetch(new Request(ORIGIN + path))).status, path).toBe(404);
  }
  for (const path of ["/rest/v1/products", "/auth/v1/user"]) {
    const { status } = await supabase.fetch(new Request(ORIGIN + path));
    expect(status, `${path} without a key`).toBe(401);
  }
});

test("rejects a sign-up by password or link", async () => {
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
    await supabase.fetch(request);
  }
  expect(await supabase.sql("select from auth.users where email = 'x@example.com'")).toEqual([]);
});

test("creates the owner once and updates their password from the setting", async () => {
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

test("applies a changed ADMIN_PASSWORD once and never undoes the owner's own", async () => {
  const email = "keeper@boutique.ec";
  const start = (password: string, username = email) =>
    ensureOwner(supabase, { username, password });
  await supabase.sql("delete from public.staff");
  await start("of the deployment");
  await supabase.sql(
    "update auth.users set encrypted_password = extensions.crypt('of the owner', extensions.gen_salt('bf', 4)) where email = $1",
    [email],
  );
  await start("of the deployment");
  expect(await signIn(email, "of the deployment")).toBe(400);
  expect(await signIn(email, "of the owner")).toBe(200);

  // A name that is not of staff uses up no change.
  const error = await failure(start("of the redeployment", "unknown@boutique.ec"));
  expect(error).toBeInstanceOf(StartupError);
  expect((error as Error).message).toMatch(/^ADMIN_PASSWORD cannot be set: ADMIN_USERNAME .*\.$/);
  expect(await signIn(email, "of the owner")).toBe(200);
  await start("of the redeployment");
  expect(await signIn(email, "of the owner")).toBe(400);
  expect(await signIn(email, "of the redeployment")).toBe(200);
});

test("returns no username that is not of staff", async () => {
  const unknown = { username: "unknown@boutique.ec", password: undefined };
  expect(await ensureOwner(supabase, unknown)).toEqual({ username: null, password: null });
});

test("accepts an email address as username", async () => {
  await supabase.sql("delete from public.staff");
  await ensureOwner(supabase, { username: "Owner@Boutique.ec", password: "long enough" });
  expect(await signIn("owner@boutique.ec", "long enough")).toBe(200);
});

test("rejects a password that is too short or too long", async () => {
  for (const password of ["short", "é".repeat(37)]) {
    const error = await failure(ensureOwner(supabase, { username: "admin", password }));
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/^ADMIN_PASSWORD must .*\.$/);
    expect((error as Error).message).not.toContain(password);
  }
});

test("sends the library's output to the logger", async () => {
  logged.length = 0;
  const headers = { apikey: supabase.publishableKey };
  await supabase.fetch(new Request(`${ORIGIN}/rest/v1/orders`, { headers }));
  expect(JSON.stringify(logged)).toContain("permission denied for table orders");
});

test("keeps data and migration history over a restart", async () => {
  await supabase.sql("update public.products set quantity = 7 where slug = 'silk-blouse'");
  const history = "select version from supabase_migrations.schema_migrations order by version";
  const before = await supabase.sql(history);
  await reopen();
  expect(await supabase.sql(history)).toEqual(before);
  expect(
    await supabase.sql("select quantity from public.products where slug = 'silk-blouse'"),
  ).toEqual([{ quantity: 7 }]);
});

test("creates other secrets for the same data when their file was deleted", async () => {
  const { publishableKey, secretKey } = supabase;
  await supabase.sql("delete from public.staff");
  await ensureOwner(supabase, { username: "rotated@boutique.ec", password: "of the owner" });
  await supabase.close();
  await rm(join(dataDir, "secrets.json"));
  supabase = await start(dataDir);
  expect(supabase.publishableKey).not.toBe(publishableKey);
  expect(supabase.secretKey).not.toBe(secretKey);
  expect(await signIn("rotated@boutique.ec", "of the owner")).toBe(200);
  const request = new Request(`${ORIGIN}/rest/v1/orders`, { headers: { apikey: secretKey } });
  expect((await supabase.fetch(request)).status).toBe(401);
});

test("answers 503 when closed, and can be closed twice", async () => {
  await supabase.close();
  await supabase.close();
  const request = new Request(`${ORIGIN}/rest/v1/products`);
  expect((await supabase.fetch(request)).status).toBe(503);
  supabase = await start(dataDir);
});
