import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseEnvironment, SETTING_NAMES } from "./environment.ts";

test("lists every setting in .env.example", () => {
  const lines = readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=/gm);
  expect([...lines].map(([, name]) => name).sort()).toEqual(SETTING_NAMES.toSorted());
});

test("defaults to the embedded database on 127.0.0.1:3000", () => {
  const environment = parseEnvironment({});
  expect(environment).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: ".data",
    storeUrl: null,
    supabase: { mode: "embedded" },
    payphone: null,
  });
});

test("treats an empty setting as unset", () => {
  expect(parseEnvironment({ PORT: "", SUPABASE_URL: "", STORE_URL: "" }).port).toBe(3000);
});

test("trims settings, and treats a blank one as unset", () => {
  const environment = parseEnvironment({
    PORT: " ",
    TRUSTED_PROXIES: "2\r",
    ADMIN_PASSWORD: "Correct-horse-9\r",
    METRICS_TOKEN: " \r",
  });
  expect(environment).toMatchObject({ port: 3000, trustedProxies: 2, metricsToken: null });
  expect(environment.admin.password).toBe("Correct-horse-9");
});

const jwtOf = (role: string) =>
  ["e30", Buffer.from(JSON.stringify({ role })).toString("base64url"), "x"].join(".");

test.each([
  ["SUPABASE_PUBLISHABLE_KEY", "sb_secret_x", "is a secret key"],
  ["SUPABASE_PUBLISHABLE_KEY", jwtOf("service_role"), "is a secret key"],
  ["SUPABASE_SECRET_KEY", "sb_publishable_x", "is a publishable key"],
  ["SUPABASE_SECRET_KEY", jwtOf("anon"), "is a publishable key"],
  ["PAYPHONE_TOKEN", '"token"', "leave out the quotes"],
  ["PAYPHONE_TOKEN", "to\nken", "contains a control character"],
  ["STORE_URL", "https://shop.example/tienda", "needs the form https://shop.example"],
  ["STORE_URL", "https://shop.example/?a=b", "needs the form https://shop.example"],
  ["STORE_URL", "http://127.0.0.1@shop.example", "needs the form https://shop.example"],
  ["STORE_URL", "shop.example", "needs a URL with http or https"],
  ["SMTP_URL", "smtp://", "needs the form smtp://user:password@host:587"],
  ["SMTP_URL", "smtp://user:pass/word@mail.example", "needs the form smtp://"],
])("says what is wrong with %s=%j", (name, value, reason) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(`${name} is wrong: ${reason}`);
});

test("says once what is wrong with a setting that is wrong in two ways", () => {
  const start = () => parseEnvironment({ SMTP_URL: "mail.example:587" });
  expect(start).toThrow(
    /^The settings cannot be used:\n {2}SMTP_URL is wrong: needs the form [^\n]+$/,
  );
});

test("takes the keys of a project in their older form", () => {
  const keys = {
    SUPABASE_URL: "https://project.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: jwtOf("anon"),
    SUPABASE_SECRET_KEY: jwtOf("service_role"),
  };
  expect(parseEnvironment(keys).supabase.mode).toBe("hosted");
});

test("requires both keys of a hosted project", () => {
  const hosted = {
    SUPABASE_URL: "https://project.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
  };
  expect(parseEnvironment(hosted).supabase.mode).toBe("hosted");
  expect(() => parseEnvironment({ ...hosted, SUPABASE_SECRET_KEY: undefined })).toThrow(
    "SUPABASE_SECRET_KEY is missing (SUPABASE_URL is set)",
  );
  expect(() => parseEnvironment({ SUPABASE_SECRET_KEY: "sb_secret_x" })).toThrow(
    "SUPABASE_URL is missing (SUPABASE_SECRET_KEY is set)",
  );
});

test("keeps fourteen backups by default, of the embedded database only", () => {
  expect(parseEnvironment({}).backup).toBeNull();
  expect(parseEnvironment({ BACKUP_DIR: "/srv/copies" }).backup).toEqual({
    folder: "/srv/copies",
    keep: 14,
  });
  expect(() => parseEnvironment({ BACKUP_DIR: "/srv/copies", SUPABASE_URL: "none" })).toThrow(
    "BACKUP_DIR is for the embedded database",
  );
});

test.each(["/srv/shop/copies", "/srv/shop", "/srv/elsewhere/../shop/copies"])(
  "rejects backups in %s, inside the data folder",
  (folder) => {
    expect(() => parseEnvironment({ DATA_DIR: "/srv/shop", BACKUP_DIR: folder })).toThrow(
      "BACKUP_DIR cannot be inside DATA_DIR",
    );
  },
);

test("takes a folder of backups beside the data folder", () => {
  const beside = { DATA_DIR: "/srv/shop", BACKUP_DIR: "/srv/shop-copies" };
  expect(parseEnvironment(beside).backup?.folder).toBe("/srv/shop-copies");
});

test("keeps personal data of checkouts for 30 days and emails for 90 by default", () => {
  expect(parseEnvironment({}).retention).toEqual({ checkoutDays: 30, mailDays: 90 });
  const shorter = { CHECKOUT_RETENTION_DAYS: "7", MAIL_RETENTION_DAYS: "1" };
  expect(parseEnvironment(shorter).retention).toEqual({ checkoutDays: 7, mailDays: 1 });
});

test("reads the URL and token of a shared payment sandbox", () => {
  expect(parseEnvironment({ PAYPHONE_SANDBOX: "1" })).toMatchObject({
    paymentSandbox: "on",
    sharedSandbox: null,
  });
  expect(
    parseEnvironment({
      PAYPHONE_SANDBOX: "http://sandbox-1@127.0.0.1:4000/payphone-sandbox/?clockOffsetMs=-3600000",
    }),
  ).toMatchObject({
    paymentSandbox: "on",
    sharedSandbox: {
      url: "http://127.0.0.1:4000/payphone-sandbox",
      token: "sandbox-1",
      clockOffsetMs: -3_600_000,
    },
  });
});

test.each([
  { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store", STORE_URL: "http://localhost:3000" },
  { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store", STORE_URL: "https://shop.example" },
  { STORE_URL: "http://shop.example" },
])("takes a shop's URL that PayPhone accepts: %o", (variables) => {
  expect(parseEnvironment(variables)).toMatchObject({ storeUrl: variables.STORE_URL });
});

test("takes PAYPHONE_SANDBOX=0 for no sandbox, also beside real payments", () => {
  const off = { paymentSandbox: "off", sharedSandbox: null };
  expect(parseEnvironment({ PAYPHONE_SANDBOX: "0" })).toMatchObject(off);
  const payphone = { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store" };
  expect(parseEnvironment({ ...payphone, PAYPHONE_SANDBOX: "0" })).toMatchObject(off);
  expect(parseEnvironment({})).toMatchObject({ paymentSandbox: "default", sharedSandbox: null });
});

test("runs on sample data with SUPABASE_URL=none", () => {
  expect(parseEnvironment({ SUPABASE_URL: "none" }).supabase).toEqual({ mode: "none" });
});

test.each([
  ["PORT", "70000"],
  ["PORT", "eighty"],
  ["STORE_URL", "gemmaluce.com"],
  ["SUPABASE_URL", "ftp://project"],
  ["ADMIN_PASSWORD", "short"],
  ["SMTP_URL", "http://mail"],
  ["PAYPHONE_SANDBOX", "yes"],
  ["LOG_LEVEL", "loud"],
  ["WORKER_SECONDS", "never"],
  ["CHECKOUTS_PER_IP", "0"],
  ["TRUSTED_PROXIES", "-1"],
  ["BACKUP_KEEP", "0"],
  ["CHECKOUT_RETENTION_DAYS", "0"],
  ["CHECKOUT_RETENTION_DAYS", "30.5"],
  ["MAIL_RETENTION_DAYS", "3651"],
  ["MAIL_RETENTION_DAYS", "for ever"],
  ["METRICS_TOKEN", "too-short"],
  ["FAULT_POINTS", "yes"],
])("names a wrong %s without its value", (name, value) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(new RegExp(`${name} is wrong: `));
  expect(() => parseEnvironment({ [name]: value })).not.toThrow(new RegExp(`\\b${value}\\b`));
});

test.each([
  [{ PAYPHONE_TOKEN: "token" }, "PAYPHONE_STORE_ID is missing"],
  [{ PAYPHONE_STORE_ID: "store" }, "PAYPHONE_TOKEN is missing"],
  [
    { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store", PAYPHONE_SANDBOX: "1" },
    "PAYPHONE_SANDBOX cannot be set beside PAYPHONE_TOKEN",
  ],
  [
    { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store", FAULT_POINTS: "1" },
    "FAULT_POINTS is for tests and cannot be set beside PAYPHONE_TOKEN",
  ],
  [
    { PAYPHONE_TOKEN: "token", PAYPHONE_STORE_ID: "store", STORE_URL: "http://shop.example" },
    "STORE_URL needs https beside PAYPHONE_TOKEN",
  ],
])("rejects incomplete PayPhone settings: %o", (variables, message) => {
  expect(() => parseEnvironment(variables)).toThrow(message);
});
