import { expect, test } from "vitest";
import { parseEnvironment } from "../runtime/environment.ts";
import { offersSriSandbox } from "./sri-offer.ts";

const PAYPHONE = { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store" };
const CERTIFICATE = { SRI_CERTIFICATE: "AAAA", SRI_CERTIFICATE_PASSWORD: "x" };
const PUBLIC = { STORE_URL: "https://shop.example" };
const HOSTED = {
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
};

test.each([
  ["without settings", {}, true],
  ["with a certificate", CERTIFICATE, false],
  ["with a certificate and the sandbox off", { ...CERTIFICATE, SRI_SANDBOX: "0" }, false],
  ["with real payments", PAYPHONE, false],
  ["on a hosted database", HOSTED, false],
  ["turned off", { SRI_SANDBOX: "0" }, false],
  ["asked for in public", { ...PUBLIC, SRI_SANDBOX: "1" }, true],
  ["asked for with real payments", { ...PAYPHONE, SRI_SANDBOX: "1" }, true],
  ["shared by several servers", { SRI_SANDBOX: "http://127.0.0.1:4000/sri" }, true],
])("offers the SRI's sandbox %s: %#", (_title, variables, offered) => {
  expect(offersSriSandbox(parseEnvironment(variables))).toBe(offered);
});

test.each([
  [{ SRI_CERTIFICATE: "AAAA" }, "SRI_CERTIFICATE_PASSWORD is missing"],
  [{ SRI_CERTIFICATE_PASSWORD: "x" }, "SRI_CERTIFICATE_FILE is missing"],
  [{ ...CERTIFICATE, SRI_CERTIFICATE_FILE: "a.p12" }, "cannot be set beside SRI_CERTIFICATE_FILE"],
  [{ ...CERTIFICATE, SRI_SANDBOX: "1" }, "cannot be set beside a certificate"],
  [{ SRI_CERTIFICATE: "no base64!", SRI_CERTIFICATE_PASSWORD: "x" }, "SRI_CERTIFICATE"],
  [{ SRI_SANDBOX: "yes" }, "SRI_SANDBOX"],
])("stops at the settings %o", (variables, complaint) => {
  expect(() => parseEnvironment(variables)).toThrow(complaint);
});
