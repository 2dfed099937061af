import { hash } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createUser } from "#server/database/embedded/ensure-owner.ts";
import { queueSignInMail } from "#server/database/embedded/queue-sign-in-mail.ts";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "#server/database/embedded/start-embedded-supabase.ts";
import { mailComposer } from "#server/mail/compose-mail.ts";
import { silentLogger } from "./silent-logger.ts";

const ORIGIN = "http://shop.test";
const EMAIL = "owner@example.com";

let dataDir: string;
let supabase: EmbeddedSupabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-"));
  cpSync(inject("templateDir"), dataDir, { recursive: true });
  supabase = await startEmbeddedSupabase({
    dataDir,
    supabaseDir: resolve("supabase"),
    siteUrl: ORIGIN,
    sendEmail: queueSignInMail,
    logger: silentLogger,
  });
  await createUser(supabase, EMAIL, "the old password");
});
afterAll(async () => {
  await supabase.close();
  await rm(dataDir, { recursive: true, force: true });
});

function auth(method: string, path: string, body: object, token?: string): Promise<Response> {
  const request = new Request(`${ORIGIN}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: supabase.publishableKey,
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return supabase.fetch(request);
}

const signIn = async (password: string) =>
  (await auth("POST", "token?grant_type=password", { email: EMAIL, password })).status;

type Row = { kind: string; recipient: string; payload: unknown };

/** Return the queued emails, the newest last. */
async function queued() {
  const rows = await supabase.sql<Row>(
    "select kind, recipient, payload from public.outbox order by id",
  );
  const compose = mailComposer(ORIGIN);
  return Promise.all(
    rows.map(async ({ recipient, ...mail }) => ({ recipient, ...(await compose(mail)) })),
  );
}

/** Return the link in the newest email. */
async function lastLink(): Promise<URL> {
  const { text = "" } = (await queued()).at(-1) ?? {};
  return new URL(/http:\S+/.exec(text)?.[0] ?? "");
}

const tokenOf = (link: URL) => new URLSearchParams(link.hash.slice(1)).get("token_hash") ?? "";

const verify = (tokenHash: string) =>
  auth("POST", "verify", { type: "recovery", token_hash: tokenHash });

test("sets a new password once with the emailed link", async () => {
  expect((await auth("POST", "recover", { email: EMAIL })).status).toBe(200);
  expect((await queued()).map(({ recipient }) => recipient)).toEqual([EMAIL]);

  const link = await lastLink();
  expect(link.origin + link.pathname + link.search).toBe(`${ORIGIN}/admin/reset`);
  const session = (await (await verify(tokenOf(link))).json()) as { access_token: string };
  const changed = await auth("PUT", "user", { password: "the new password" }, session.access_token);
  expect(changed.status).toBe(200);
  expect([await signIn("the old password"), await signIn("the new password")]).toEqual([400, 200]);

  expect((await verify(tokenOf(link))).ok).toBe(false);
});

test("creates a token that is not the hash of a six-digit code", async () => {
  await auth("POST", "recover", { email: EMAIL });
  const token = tokenOf(await lastLink());
  // The library hashes the address with a code.
  for (let code = 0; code < 1_000_000; code += 1) {
    const guess = hash("sha256", EMAIL + String(code).padStart(6, "0"));
    if (guess === token) throw new Error("The token was guessed.");
  }
  const [user] = await supabase.sql<{ recovery_token: string }>(
    "select recovery_token from auth.users where email = $1",
    [EMAIL],
  );
  expect(user?.recovery_token).toBe(token);
});

test("rejects a link older than 15 minutes", async () => {
  await auth("POST", "recover", { email: EMAIL });
  const token = tokenOf(await lastLink());
  await supabase.sql(
    "update auth.users set recovery_sent_at = now() - interval '16 minutes' where email = $1",
    [EMAIL],
  );
  expect((await verify(token)).ok).toBe(false);
});

test("sends a Spanish email with a link to the Spanish page", async () => {
  const page = encodeURIComponent(`${ORIGIN}/es/admin/reset`);
  await auth("POST", `recover?redirect_to=${page}`, { email: EMAIL });
  const { subject = "", text = "", html = "" } = (await queued()).at(-1) ?? {};
  expect(subject).toBe("Gemma Luce: Elige una nueva contraseña");
  expect(text).toContain("funciona una sola vez");
  expect(html).toContain('lang="es"');
  expect(`${text}${html}`).not.toContain("password");
  const { origin, pathname } = await lastLink();
  expect(origin + pathname).toBe(`${ORIGIN}/es/admin/reset`);
});

test("ignores a redirect to another site", async () => {
  const page = encodeURIComponent("https://elsewhere.test/es/admin/reset");
  await auth("POST", `recover?redirect_to=${page}`, { email: EMAIL });
  const { origin, pathname } = await lastLink();
  expect(origin + pathname).toBe(`${ORIGIN}/es/admin/reset`);
});

test("answers alike for an address without an account", async () => {
  const before = (await queued()).length;
  expect((await auth("POST", "recover", { email: "nobody@example.com" })).status).toBe(200);
  expect(await queued()).toHaveLength(before);
});
