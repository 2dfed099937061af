import type { ParsedEnvironment } from "./environment-schema.ts";
import { isInside } from "./is-inside.ts";
import { isLoopbackHost } from "./is-loopback-host.ts";

/** A setting and what is wrong with it, as the end of a sentence. */
export type SettingProblem = { name: keyof ParsedEnvironment; reason: string };

function isSecureContext(storeUrl: string): boolean {
  const { protocol, hostname } = new URL(storeUrl);
  return protocol === "https:" || isLoopbackHost(hostname);
}

const missing = (because: string) => `is missing (${because})`;

/** Return the settings that contradict others or need others that are missing. */
export function findSettingConflicts(parsed: ParsedEnvironment): SettingProblem[] {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, BACKUP_DIR } = parsed;
  const { PAYPHONE_TOKEN, PAYPHONE_STORE_ID, PAYPHONE_SANDBOX, STORE_URL, FAULT_POINTS } = parsed;
  const { SRI_CERTIFICATE, SRI_CERTIFICATE_FILE, SRI_CERTIFICATE_PASSWORD, SRI_SANDBOX } = parsed;
  const isHosted = SUPABASE_URL && SUPABASE_URL !== "none";
  const certificate = SRI_CERTIFICATE ?? SRI_CERTIFICATE_FILE;
  const conflicts: [isWrong: unknown, name: keyof ParsedEnvironment, reason: string][] = [
    [
      isHosted && !SUPABASE_PUBLISHABLE_KEY,
      "SUPABASE_PUBLISHABLE_KEY",
      missing("SUPABASE_URL is set"),
    ],
    [isHosted && !SUPABASE_SECRET_KEY, "SUPABASE_SECRET_KEY", missing("SUPABASE_URL is set")],
    [
      !SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY,
      "SUPABASE_URL",
      missing("SUPABASE_PUBLISHABLE_KEY is set"),
    ],
    [
      !SUPABASE_URL && !SUPABASE_PUBLISHABLE_KEY && SUPABASE_SECRET_KEY,
      "SUPABASE_URL",
      missing("SUPABASE_SECRET_KEY is set"),
    ],
    [
      BACKUP_DIR && SUPABASE_URL,
      "BACKUP_DIR",
      "is for the embedded database: a hosted project is backed up by Supabase",
    ],
    [
      BACKUP_DIR && isInside(BACKUP_DIR, parsed.DATA_DIR),
      "BACKUP_DIR",
      "cannot be inside DATA_DIR",
    ],
    [PAYPHONE_TOKEN && !PAYPHONE_STORE_ID, "PAYPHONE_STORE_ID", missing("PAYPHONE_TOKEN is set")],
    [PAYPHONE_STORE_ID && !PAYPHONE_TOKEN, "PAYPHONE_TOKEN", missing("PAYPHONE_STORE_ID is set")],
    [
      PAYPHONE_TOKEN && STORE_URL && !isSecureContext(STORE_URL),
      "STORE_URL",
      "needs https beside PAYPHONE_TOKEN: PayPhone takes http from localhost only",
    ],
    [
      PAYPHONE_TOKEN && FAULT_POINTS,
      "FAULT_POINTS",
      "is for tests and cannot be set beside PAYPHONE_TOKEN",
    ],
    [
      PAYPHONE_TOKEN && PAYPHONE_SANDBOX && PAYPHONE_SANDBOX !== "0",
      "PAYPHONE_SANDBOX",
      "cannot be set beside PAYPHONE_TOKEN: real payments and the sandbox exclude each other",
    ],
    [
      SRI_CERTIFICATE && SRI_CERTIFICATE_FILE,
      "SRI_CERTIFICATE",
      "cannot be set beside SRI_CERTIFICATE_FILE",
    ],
    [
      certificate && !SRI_CERTIFICATE_PASSWORD,
      "SRI_CERTIFICATE_PASSWORD",
      missing("a certificate is set"),
    ],
    [
      !certificate && SRI_CERTIFICATE_PASSWORD,
      "SRI_CERTIFICATE_FILE",
      missing("SRI_CERTIFICATE_PASSWORD is set"),
    ],
    [
      certificate && SRI_SANDBOX && SRI_SANDBOX !== "0",
      "SRI_SANDBOX",
      "cannot be set beside a certificate: real invoices and the sandbox exclude each other",
    ],
  ];
  return conflicts.filter(([isWrong]) => isWrong).map(([, name, reason]) => ({ name, reason }));
}
