import { z } from "zod";
import { StartupError } from "./startup-error.ts";

const text = z.string().trim().min(1);
const webAddress = z.url({ protocol: /^https?$/ });

/** An empty setting counts as not given, as in a copied `.env.example`. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** Ten years, longer than any law asks for. */
const days = z.coerce.number().int().min(1).max(3650);

const EnvironmentSchema = z.object({
  PORT: z.preprocess((value) => value || "3000", z.coerce.number().int().min(0).max(65535)),
  HOST: z.preprocess((value) => value || "127.0.0.1", text),
  DATA_DIR: z.preprocess((value) => value || ".data", text),
  STORE_URL: optional(webAddress),
  ADMIN_USERNAME: optional(text),
  ADMIN_PASSWORD: optional(z.string().min(8, "needs at least 8 characters")),
  SUPABASE_URL: optional(z.union([z.literal("none"), webAddress])),
  SUPABASE_PUBLISHABLE_KEY: optional(text),
  SUPABASE_SECRET_KEY: optional(text),
  PAYPHONE_TOKEN: optional(text),
  PAYPHONE_STORE_ID: optional(text),
  PAYPHONE_SANDBOX: optional(z.union([z.literal("1"), webAddress])),
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

/** Every setting there is; `.env.example` lists them. */
export const SETTING_NAMES = Object.keys(EnvironmentSchema.shape);

export type Environment = {
  port: number;
  host: string;
  dataDir: string;
  /** The shop's own address without a trailing slash; null until the listening port is known. */
  storeUrl: string | null;
  admin: { username: string; password: string | undefined };
  supabase:
    | { mode: "embedded" }
    | { mode: "hosted"; url: string; publishableKey: string; secretKey: string }
    | { mode: "none" };
  payphone: { token: string; storeId: string } | null;
  /** Asks for the payment sandbox where it would not be offered by itself. */
  wantsSandbox: boolean;
  /** The payment sandbox that several servers under test share, instead of one of our own. */
  sharedSandbox: { url: string; token: string } | null;
  smtpUrl: string | null;
  /** How long the workers rest between rounds, in seconds. */
  workerSeconds: number;
  /** How many checkouts one client IP address may start within the time that a hold lasts. */
  checkoutsPerIp: number;
  /** How many proxies of our own stand before the shop: so many last entries of X-Forwarded-For are believed. */
  trustedProxies: number;
  /** Where a copy of the embedded shop is put each night, and how many are kept; null where none is asked for. */
  backup: { folder: string; keep: number } | null;
  /** How long the personal data of unpaid checkouts and sent e-mails are kept, in days. */
  retention: { checkoutDays: number; mailDays: number };
  /** The bearer token that may read `/metrics`; null where nobody may. */
  metricsToken: string | null;
  /** Lets the shop's own kill test end this process at a chosen point; works on the payment sandbox only. */
  hasFaultPoints: boolean;
  logLevel: Parsed["LOG_LEVEL"];
};

type Problem = { name: keyof Parsed; why: string };

function halfGiven(parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  const needs = (name: keyof Parsed, because: string) => {
    if (!parsed[name]) problems.push({ name, why: `is missing (${because})` });
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
      why: "is for the embedded database: a hosted project is backed up by Supabase",
    });
  }
  if (parsed.PAYPHONE_TOKEN) needs("PAYPHONE_STORE_ID", "PAYPHONE_TOKEN is set");
  if (parsed.PAYPHONE_STORE_ID) needs("PAYPHONE_TOKEN", "PAYPHONE_STORE_ID is set");
  if (parsed.PAYPHONE_TOKEN && parsed.FAULT_POINTS) {
    problems.push({
      name: "FAULT_POINTS",
      why: "is for tests and cannot be set beside PAYPHONE_TOKEN",
    });
  }
  if (parsed.PAYPHONE_TOKEN && parsed.PAYPHONE_SANDBOX) {
    problems.push({
      name: "PAYPHONE_SANDBOX",
      why: "cannot be set beside PAYPHONE_TOKEN: real payments and the sandbox exclude each other",
    });
  }
  return problems;
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

/** The address of a shared sandbox carries its token as the user name: `http://token@host:port/payphone-sandbox`. */
function sharedSandboxOf(address: string | undefined): Environment["sharedSandbox"] {
  if (address === undefined || address === "1") return null;
  const url = new URL(address);
  const token = decodeURIComponent(url.username);
  url.username = "";
  return { url: String(url).replace(/\/+$/, ""), token };
}

function problemsOf(parsed: z.ZodSafeParseResult<Parsed>): Problem[] {
  if (parsed.success) return halfGiven(parsed.data);
  return parsed.error.issues.map((issue) => ({
    name: issue.path[0] as keyof Parsed,
    why: `is wrong: ${issue.message}`,
  }));
}

/**
 * Takes the process environment and returns the settings of this start.
 * Throws a StartupError with one line per wrong or half-given setting, each naming it and saying why; values are never repeated.
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = EnvironmentSchema.safeParse(variables);
  const problems = problemsOf(parsed);
  if (!parsed.success || problems.length > 0) {
    const lines = problems.map(({ name, why }) => `${name} ${why}`);
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
    wantsSandbox: data.PAYPHONE_SANDBOX !== undefined,
    sharedSandbox: sharedSandboxOf(data.PAYPHONE_SANDBOX),
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
