import { expect, test } from "vitest";
import { parseEnvironment } from "../runtime/environment.ts";
import { StartupError } from "../runtime/startup-error.ts";
import { offersSandbox, rejectPublicSandbox } from "./sandbox-offer.ts";

const PUBLIC_URL = { STORE_URL: "https://shop.example" };
const LOOPBACK_OF = { HOST: "0.0.0.0" };
const PAYPHONE = { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store" };
const HOSTED = {
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
};
const SHARED = "http://sandbox-1@127.0.0.1:4000/payphone-sandbox";

const rejectionOf = (variables: Record<string, string | undefined>) => {
  try {
    rejectPublicSandbox(parseEnvironment(variables));
    return null;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return error.message;
  }
};

test.each([
  [PUBLIC_URL, "STORE_URL names a URL that others can open"],
  [{ STORE_URL: "http://192.168.1.20:3000" }, "STORE_URL names"],
  [{ STORE_URL: "https://localhost.shop.example/" }, "STORE_URL names"],
  [LOOPBACK_OF, "HOST lets other machines reach the shop"],
  [{ HOST: "::" }, "HOST lets"],
  [{ HOST: "192.168.1.20" }, "HOST lets"],
  [{ HOST: "shop.internal" }, "HOST lets"],
  [{ ...LOOPBACK_OF, STORE_URL: "http://localhost:3000" }, "HOST lets"],
  [{ ...LOOPBACK_OF, ...PUBLIC_URL }, "STORE_URL names"],
])("rejects a public sandbox: %o", (variables, complaint) => {
  const rejection = rejectionOf(variables);
  expect(rejection).toContain(complaint);
  expect(rejection).toContain("PAYPHONE_TOKEN and PAYPHONE_STORE_ID");
  expect(rejection).toContain("PAYPHONE_SANDBOX=1");
  expect(rejection).toContain("PAYPHONE_SANDBOX=0");
  expect(rejection?.split("\n")).toHaveLength(2);
  for (const value of Object.values(variables)) expect(rejection).not.toContain(value);
});

test.each([
  {},
  { HOST: "localhost" },
  { HOST: "::1" },
  { HOST: "127.0.0.2", STORE_URL: "http://localhost:8080" },
  { STORE_URL: "http://shop.localhost" },
  { STORE_URL: "http://[::1]:3000" },
  { STORE_URL: "http://127.1" },
])("offers the sandbox on loopback by default: %o", (variables) => {
  expect(rejectionOf(variables)).toBeNull();
  expect(offersSandbox(parseEnvironment(variables))).toBe(true);
});

test.each([
  ["asked for", { PAYPHONE_SANDBOX: "1" }, true],
  ["shared by servers under test", { PAYPHONE_SANDBOX: SHARED }, true],
  ["replaced by payments that a person confirms", { PAYPHONE_SANDBOX: "0" }, false],
  ["replaced by real payments", PAYPHONE, false],
  ["without anything to sell", { SUPABASE_URL: "none" }, false],
  ["not offered beside a hosted database", HOSTED, false],
  ["asked for beside a hosted database", { ...HOSTED, PAYPHONE_SANDBOX: "1" }, true],
])("starts in public with the sandbox %s", (_case, variables, isOffered) => {
  const everywhere = { ...PUBLIC_URL, ...LOOPBACK_OF, ...variables };
  expect(rejectionOf(everywhere)).toBeNull();
  expect(offersSandbox(parseEnvironment(everywhere))).toBe(isOffered);
});
