import { z } from "zod";
import { StartupError } from "./startup-error.ts";

const text = z.string().trim().min(1);
const webUrl = z.url({ protocol: /^https?$/ });

/** An empty setting counts as unset, as in a copied `.env.example`. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** At most ten years, longer than any law requires. */
const days = z.coerce.number().int().min(1).max(3650);

const EnvironmentSchema = z.object({
  PORT: z.preprocess((value) => value || "3000", z.coerce.number().int().min(0).max(65535)),
  HOST: z.preprocess((value) => value || "127.0.0.1", text),
  DATA_DIR: z.preprocess((value) => value || ".data", text),
  STORE_URL: optional(webUrl),
  ADMIN_USERNAME: optional(text),
  ADMIN_PASSWORD: optional(z.string().min(8, "needs at least 8 characters")),
  SUPABASE_URL: optional(z.union([z.literal("none"), webUrl])),
  SUPABASE_PUBLISHABLE_KEY: optional(text),
  SUPABASE_SECRET_KEY: optional(text),
  PAYPHONE_TOKEN: optional(text),
  PAYPHONE_STORE_ID: optional(text),
  PAYPHONE_SANDBOX: optional(z.union([z.enum(["0", "1"]), webUrl])),
  SRI_CERTIFICATE: optional(z.base64()),
  SRI_CERTIFICATE_FILE: optional(text),
  SRI_CERTIFICATE_PASSWORD: optional(z.string()),
  SRI_SANDBOX: optional(z.union([z.enum(["0", "1"]), webUrl])),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  WORKER_SECONDS: z.preprocess((value) => value || "15", z.coerce.number().min(0.1).max(300)),
  CHECKOUTS_PER_IP: z.preprocess((value) => value || "20", z.coerce.number().int().min(1)),
  TRUSTED_PROXIES: z.preprocess((value) => value || "0", z.coerce.number().int().min(0).max(10)),
  BACKUP_DIR: optional(text),
  BACKUP_KEEP: z.preprocess((value) => value || "14", z.coerce.number().int().min(1).max(1000)),
  CHECKOUT_RETENTION_DAYS: z.preprocess((value) => value || "30", days),
  MAIL_RETENTION_DAYS: z.preprocess((value) => value || "90", days),
  METRICS_TOKEN: optional(z.string().min(16, "needs at least 16 characters")),
  FAULT_POINTS: optional(z.literal("1")),
  LOG_LEVEL: z.preprocess(
    (value) => value || "info",
    z.enum(["fatal", "error", "warn", "info", "debug", "silent"]),
  ),
});

type Parsed = z.infer<typeof EnvironmentSchema>;

/** All settings; `.env.example` lists them. */
export const SETTING_NAMES = Object.keys(EnvironmentSchema.shape);

/** A PKCS #12 file, as base64 or by its path. Neither it nor its password is logged or stored elsewhere. */
export type CertificateSource = ({ base64: string } | { file: string }) & { password: string };

export type Environment = {
  port: number;
  host: string;
  dataDir: string;
  /** The shop's URL without a trailing slash; null until the listening port is known. */
  storeUrl: string | null;
  admin: { username: string; password: string | undefined };
  supabase:
    | { mode: "embedded" }
    | { mode: "hosted"; url: string; publishableKey: string; secretKey: string }
    | { mode: "none" };
  payphone: { token: string; storeId: string } | null;
  /** The payment sandbox: by default without a token on the embedded database (`offersSandbox`). */
  paymentSandbox: "default" | "off" | "on";
  /** A payment sandbox shared by several servers under test. */
  sharedSandbox: { url: string; token: string } | null;
  /** Where the certificate that signs invoices comes from; null without one. */
  certificate: CertificateSource | null;
  /** The stand-in for the SRI: by default where payments are in the sandbox, too (`offersSriSandbox`). */
  sriSandbox: "default" | "off" | "on" | { url: string };
  smtpUrl: string | null;
  /** The interval between rounds of the workers. */
  workerSeconds: number;
  /** Limit of one client IP: live checkouts, starts per hold, units of a product (decision 038). */
  checkoutsPerIp: number;
  /** Number of our own proxies: as many last entries of X-Forwarded-For are trusted. */
  trustedProxies: number;
  /** Folder and number of nightly backups; null without. */
  backup: { folder: string; keep: number } | null;
  /** Retention of personal data in unpaid checkouts and sent emails. */
  retention: { checkoutDays: number; mailDays: number };
  /** The bearer token of `/metrics`; null without metrics. */
  metricsToken: string | null;
  /** Lets tests kill this process at a chosen point. Works with the payment sandbox only. */
  hasFaultPoints: boolean;
  logLevel: Parsed["LOG_LEVEL"];
};

type Problem = { name: keyof Parsed; reason: string };

function inconsistencies(parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  const needs = (name: keyof Parsed, because: string) => {
    if (!parsed[name]) problems.push({ name, reason: `is missing (${because})` });
  };
  if (parsed.SUPABASE_URL && parsed.SUPABASE_URL !== "none") {
    needs("SUPABASE_PUBLISHABLE_KEY", "SUPABASE_URL is set");
    needs("SUPABASE_SECRET_KEY", "SUPABASE_URL is set");
  } else if (!parsed.SUPABASE_URL) {
    if (parsed.SUPABASE_PUBLISHABLE_KEY) needs("SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY is set");
    else if (parsed.SUPABASE_SECRET_KEY) needs("SUPABASE_URL", "SUPABASE_SECRET_KEY is set");
  }
  if (parsed.BACKUP_DIR && parsed.SUPABASE_URL) {
    problems.push({
      name: "BACKUP_DIR",
      reason: "is for the embedded database: a hosted project is backed up by Supabase",
    });
  }
  if (parsed.PAYPHONE_TOKEN) needs("PAYPHONE_STORE_ID", "PAYPHONE_TOKEN is set");
  if (parsed.PAYPHONE_STORE_ID) needs("PAYPHONE_TOKEN", "PAYPHONE_STORE_ID is set");
  if (parsed.PAYPHONE_TOKEN && parsed.FAULT_POINTS) {
    problems.push({
      name: "FAULT_POINTS",
      reason: "is for tests and cannot be set beside PAYPHONE_TOKEN",
    });
  }
  if (parsed.PAYPHONE_TOKEN && sandboxOf(parsed.PAYPHONE_SANDBOX) === "on") {
    problems.push({
      name: "PAYPHONE_SANDBOX",
      reason:
        "cannot be set beside PAYPHONE_TOKEN: real payments and the sandbox exclude each other",
    });
  }
  problems.push(...certificateProblems(parsed));
  return problems;
}

function certificateProblems(parsed: Parsed): Problem[] {
  const { SRI_CERTIFICATE, SRI_CERTIFICATE_FILE, SRI_CERTIFICATE_PASSWORD, SRI_SANDBOX } = parsed;
  const isSet = SRI_CERTIFICATE !== undefined || SRI_CERTIFICATE_FILE !== undefined;
  const problems: [isWrong: boolean, name: keyof Parsed, reason: string][] = [
    [
      SRI_CERTIFICATE !== undefined && SRI_CERTIFICATE_FILE !== undefined,
      "SRI_CERTIFICATE",
      "cannot be set beside SRI_CERTIFICATE_FILE",
    ],
    [
      isSet && SRI_CERTIFICATE_PASSWORD === undefined,
      "SRI_CERTIFICATE_PASSWORD",
      "is missing (a certificate is set)",
    ],
    [
      !isSet && SRI_CERTIFICATE_PASSWORD !== undefined,
      "SRI_CERTIFICATE_FILE",
      "is missing (SRI_CERTIFICATE_PASSWORD is set)",
    ],
    [
      isSet && SRI_SANDBOX !== undefined && SRI_SANDBOX !== "0",
      "SRI_SANDBOX",
      "cannot be set beside a certificate: real invoices and the sandbox exclude each other",
    ],
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, name, reason]) => ({ name, reason }));
}

function certificateOf(parsed: Parsed): CertificateSource | null {
  const { SRI_CERTIFICATE: base64, SRI_CERTIFICATE_FILE: file } = parsed;
  const password = parsed.SRI_CERTIFICATE_PASSWORD ?? "";
  if (base64 !== undefined) return { base64, password };
  return file === undefined ? null : { file, password };
}

function sriSandboxOf(setting: Parsed["SRI_SANDBOX"]): Environment["sriSandbox"] {
  if (setting === undefined) return "default";
  if (setting === "0") return "off";
  return setting === "1" ? "on" : { url: setting.replace(/\/+$/, "") };
}

function supabaseOf(parsed: Parsed): Environment["supabase"] {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = parsed;
  if (SUPABASE_URL === "none") return { mode: "none" };
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY)
    return { mode: "embedded" };
  return {
    mode: "hosted",
    url: SUPABASE_URL,
    publishableKey: SUPABASE_PUBLISHABLE_KEY,
    secretKey: SUPABASE_SECRET_KEY,
  };
}

function sandboxOf(setting: string | undefined): Environment["paymentSandbox"] {
  if (setting === undefined) return "default";
  return setting === "0" ? "off" : "on";
}

/** The URL of a shared sandbox has its token as the user name: `http://token@host:port/payphone-sandbox`. */
function sharedSandboxOf(setting: string | undefined): Environment["sharedSandbox"] {
  if (sandboxOf(setting) !== "on" || setting === undefined || setting === "1") return null;
  const url = new URL(setting);
  const token = decodeURIComponent(url.username);
  url.username = "";
  return { url: String(url).replace(/\/+$/, ""), token };
}

function problemsOf(parsed: z.ZodSafeParseResult<Parsed>): Problem[] {
  if (parsed.success) return inconsistencies(parsed.data);
  return parsed.error.issues.map((issue) => ({
    name: issue.path[0] as keyof Parsed,
    reason: `is wrong: ${issue.message}`,
  }));
}

/** Parse the process environment. Throws a StartupError with a line for each invalid or missing setting, without their values. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = EnvironmentSchema.safeParse(variables);
  const problems = problemsOf(parsed);
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map(({ name, reason }) => `${name} ${reason}`);
    throw new StartupError(`The settings cannot be used:\n  ${lines.join("\n  ")}`);
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    storeUrl: data.STORE_URL?.replace(/\/+$/, "") ?? null,
    admin: { username: data.ADMIN_USERNAME ?? "admin", password: data.ADMIN_PASSWORD },
    supabase: supabaseOf(data),
    payphone:
      data.PAYPHONE_TOKEN && data.PAYPHONE_STORE_ID
        ? { token: data.PAYPHONE_TOKEN, storeId: data.PAYPHONE_STORE_ID }
        : null,
    paymentSandbox: sandboxOf(data.PAYPHONE_SANDBOX),
    sharedSandbox: sharedSandboxOf(data.PAYPHONE_SANDBOX),
    certificate: certificateOf(data),
    sriSandbox: sriSandboxOf(data.SRI_SANDBOX),
    smtpUrl: data.SMTP_URL ?? null,
    workerSeconds: data.WORKER_SECONDS,
    checkoutsPerIp: data.CHECKOUTS_PER_IP,
    trustedProxies: data.TRUSTED_PROXIES,
    backup: data.BACKUP_DIR ? { folder: data.BACKUP_DIR, keep: data.BACKUP_KEEP } : null,
    retention: { checkoutDays: data.CHECKOUT_RETENTION_DAYS, mailDays: data.MAIL_RETENTION_DAYS },
    metricsToken: data.METRICS_TOKEN ?? null,
    hasFaultPoints: data.FAULT_POINTS === "1",
    logLevel: data.LOG_LEVEL,
  };
}
