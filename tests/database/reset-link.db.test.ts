import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createUser } from "#server/embedded-supabase/ensure-owner.ts";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "#server/embedded-supabase/start-embedded-supabase.ts";
import { composeSignInMail } from "#server/mail/compose-sign-in-mail.ts";
import { silentLogger } from "./silent-logger.ts";

const ORIGIN = "http://shop.test";
const EMAIL = "owner@example.com";

let dataDir: string;
let supabase: EmbeddedSupabase;
const sent: { to: string; subject: string; text: string; html: string }[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-"));
  await cp(inject("templateDir"), dataDir, { recursive: true });
  supabase = await startEmbeddedSupabase({
    dataDir,
    supabaseDir: resolve("supabase"),
    siteUrl: ORIGIN,
    sendEmail: async (mail, language) =>
      void sent.push({ to: mail.to, ...composeSignInMail(mail, language) }),
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
  return supabase.fetch(request, null);
}

const signIn = async (password: string) =>
  (await auth("POST", "token?grant_type=password", { email: EMAIL, password })).status;

/** Follows the link of the last e-mail and returns where it leads. */
async function follow(): Promise<URL> {
  const link = /http:\S+/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
  const answer = await supabase.fetch(new Request(link, { redirect: "manual" }), null);
  return new URL(answer.headers.get("location") ?? "", ORIGIN);
}

test("the e-mailed link leads to the page for a new password, once, and the new one signs in", async () => {
  expect((await auth("POST", "recover", { email: EMAIL })).status).toBe(200);
  expect(sent.map(({ to }) => to)).toEqual([EMAIL]);

  const page = await follow();
  expect(page.origin + page.pathname).toBe(`${ORIGIN}/admin/reset`);
  const session = new URLSearchParams(page.hash.slice(1));
  expect(session.get("type")).toBe("recovery");

  const token = session.get("access_token") ?? "";
  expect((await auth("PUT", "user", { password: "the new password" }, token)).status).toBe(200);
  expect([await signIn("the old password"), await signIn("the new password")]).toEqual([400, 200]);

  const again = await follow();
  expect(again.hash).not.toContain("access_token");
  expect(again.hash).toContain("error");
});

test("whoever asks from the Spanish desk is written to in Spanish and led to its Spanish page", async () => {
  const page = encodeURIComponent(`${ORIGIN}/es/admin/reset`);
  await auth("POST", `recover?redirect_to=${page}`, { email: EMAIL });
  const { subject = "", text = "", html = "" } = sent.at(-1) ?? {};
  expect(subject).toBe("Gemma Luce: Elige una nueva contraseña");
  expect(text).toContain("funciona una sola vez");
  expect(html).toContain('lang="es"');
  expect(`${text}${html}`).not.toContain("password");
  const { origin, pathname, hash } = await follow();
  expect(origin + pathname).toBe(`${ORIGIN}/es/admin/reset`);
  expect(hash).toContain("type=recovery");
});

test("nowhere else does a link lead, whatever page was asked for", async () => {
  const page = encodeURIComponent("https://elsewhere.test/es/admin/reset");
  await auth("POST", `recover?redirect_to=${page}`, { email: EMAIL });
  const { origin, pathname } = await follow();
  expect(origin + pathname).toBe(`${ORIGIN}/es/admin/reset`);
});

test("nobody is told whether an address has an account", async () => {
  const before = sent.length;
  expect((await auth("POST", "recover", { email: "nobody@example.com" })).status).toBe(200);
  expect(sent).toHaveLength(before);
});
