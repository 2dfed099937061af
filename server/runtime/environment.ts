import type { z } from "zod";
import { EnvironmentSchema, type ParsedEnvironment } from "./environment-schema.ts";
import { findSettingConflicts, type SettingProblem } from "./find-setting-conflicts.ts";
import { StartupError } from "./startup-error.ts";

/** All settings; `.env.example` lists them. */
export const SETTING_NAMES = Object.keys(EnvironmentSchema.shape);

/** A PKCS #12 file, as base64 or by its path. Neither it nor its password is logged or stored elsewhere. */
export type CertificateSource = ({ base64: string } | { file: string }) & { password: string };

function certificateOf(parsed: ParsedEnvironment): CertificateSource | null {
  const { SRI_CERTIFICATE: base64, SRI_CERTIFICATE_FILE: file } = parsed;
  const password = parsed.SRI_CERTIFICATE_PASSWORD ?? "";
  if (base64 !== undefined) return { base64, password };
  return file === undefined ? null : { file, password };
}

type SandboxOffer = "default" | "off" | "on";

function sriSandboxOf(setting: string | undefined): SandboxOffer | { url: string } {
  if (setting === undefined) return "default";
  if (setting === "0") return "off";
  return setting === "1" ? "on" : { url: setting.replace(/\/+$/, "") };
}

type SupabaseSettings =
  | { mode: "embedded" }
  | { mode: "hosted"; url: string; publishableKey: string; secretKey: string }
  | { mode: "none" };

function supabaseOf(parsed: ParsedEnvironment): SupabaseSettings {
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

function sandboxOf(setting: string | undefined): SandboxOffer {
  if (setting === undefined) return "default";
  return setting === "0" ? "off" : "on";
}

/** A shared sandbox: `http://token@host:port/payphone-sandbox?clockOffsetMs=0`. */
function sharedSandboxOf(setting: string | undefined) {
  if (setting === undefined || setting === "0" || setting === "1") return null;
  const { origin, pathname, username, searchParams } = new URL(setting);
  return {
    url: origin + pathname.replace(/\/+$/, ""),
    token: decodeURIComponent(username),
    clockOffsetMs: Number(searchParams.get("clockOffsetMs")) || 0,
  };
}

export type Environment = ReturnType<typeof environmentOf>;

function environmentOf(data: ParsedEnvironment) {
  const { PAYPHONE_TOKEN: token, PAYPHONE_STORE_ID: storeId } = data;
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: data.DATA_DIR,
    /** The shop's URL without a trailing slash; null until the listening port is known. */
    storeUrl: data.STORE_URL?.replace(/\/+$/, "") ?? null,
    admin: { username: data.ADMIN_USERNAME ?? "admin", password: data.ADMIN_PASSWORD },
    supabase: supabaseOf(data),
    payphone: token && storeId ? { token, storeId } : null,
    /** The payment sandbox: by default without a token on the embedded database (`offersSandbox`). */
    paymentSandbox: sandboxOf(data.PAYPHONE_SANDBOX),
    /** A payment sandbox shared by several servers under test, and how far its clock is ahead. */
    sharedSandbox: sharedSandboxOf(data.PAYPHONE_SANDBOX),
    /** Where the certificate that signs invoices comes from; null without one. */
    certificate: certificateOf(data),
    /** The stand-in for the SRI: by default where payments are in the sandbox, too (`offersSriSandbox`). */
    sriSandbox: sriSandboxOf(data.SRI_SANDBOX),
    smtpUrl: data.SMTP_URL ?? null,
    /** The interval between rounds of the workers. */
    workerSeconds: data.WORKER_SECONDS,
    /** How long a stopping server still takes connections, until a balancer has seen that it is not ready. */
    drainSeconds: data.DRAIN_SECONDS,
    /** Limit of one client IP: live checkouts, starts per hold, units of a product (decision 038). */
    checkoutsPerIp: data.CHECKOUTS_PER_IP,
    /** Number of our own proxies: as many last entries of X-Forwarded-For are trusted. */
    trustedProxies: data.TRUSTED_PROXIES,
    /** Folder and number of nightly backups; null without. */
    backup: data.BACKUP_DIR ? { folder: data.BACKUP_DIR, keep: data.BACKUP_KEEP } : null,
    /** Retention of personal data in unpaid checkouts and sent emails. */
    retention: { checkoutDays: data.CHECKOUT_RETENTION_DAYS, mailDays: data.MAIL_RETENTION_DAYS },
    /** The bearer token of `/metrics`; null without metrics. */
    metricsToken: data.METRICS_TOKEN ?? null,
    /** Lets tests kill this process at a chosen point. Works with the payment sandbox only. */
    hasFaultPoints: data.FAULT_POINTS === "1",
    logLevel: data.LOG_LEVEL,
  };
}

function problemsOf(parsed: z.ZodSafeParseResult<ParsedEnvironment>): SettingProblem[] {
  if (parsed.success) return findSettingConflicts(parsed.data);
  return parsed.error.issues.map((issue) => ({
    name: issue.path[0] as keyof ParsedEnvironment,
    reason: `is wrong: ${issue.message}`,
  }));
}

/** Trim the settings. A blank one counts as unset, as in a copied `.env.example`. */
function trimmed(variables: Record<string, string | undefined>) {
  return Object.fromEntries(
    SETTING_NAMES.map((name) => [name, variables[name]?.trim() || undefined]),
  );
}

/** Parse the process environment. Throws a StartupError with a line for each invalid or missing setting, without their values. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = EnvironmentSchema.safeParse(trimmed(variables));
  const problems = problemsOf(parsed);
  if (!parsed.success || problems.length > 0) {
    // A wrong URL may have one reason twice: its protocol and its host.
    const lines = new Set(problems.map(({ name, reason }) => `${name} ${reason}`));
    throw new StartupError(`The settings cannot be used:\n  ${[...lines].join("\n  ")}`);
  }
  return environmentOf(parsed.data);
}
