import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createUser } from "#server/embedded-supabase/ensure-owner.ts";
import {
  type EmbeddedSupabase,
  startEmbeddedSupabase,
} from "#server/embedded-supabase/start-embedded-supabase.ts";
import { silentLogger } from "./silent-logger.ts";

const ORIGIN = "http://shop.test";
const EMAIL = "owner@example.com";

let dataDir: string;
let supabase: EmbeddedSupabase;
const sent: { to: string; text?: string }[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "gemma-luce-"));
  await cp(inject("templateDir"), dataDir, { recursive: true });
  supabase = await startEmbeddedSupabase({
    dataDir,
    supabaseDir: resolve("supabase"),
    siteUrl: ORIGIN,
    sendEmail: async (mail) => void sent.push(mail),
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

test("nobody is told whether an address has an account", async () => {
  expect((await auth("POST", "recover", { email: "nobody@example.com" })).status).toBe(200);
  expect(sent).toHaveLength(1);
});
