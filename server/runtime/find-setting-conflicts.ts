import type { ParsedEnvironment } from "./environment-schema.ts";
import { isInside } from "./is-inside.ts";
import { isLoopbackHost } from "./is-loopback-host.ts";

/** A setting and what is wrong with it, as the end of a sentence. */
export type SettingProblem = { name: keyof ParsedEnvironment; reason: string };

function isSecureContext(storeUrl: string): boolean {
  const { protocol, hostname } = new URL(storeUrl);
  return protocol === "https:" || isLoopbackHost(hostname);
}

/** Return the settings that contradict others or need others that are missing. */
export function findSettingConflicts(parsed: ParsedEnvironment): SettingProblem[] {
  const problems: SettingProblem[] = [];
  const needs = (name: keyof ParsedEnvironment, because: string) => {
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
  if (parsed.BACKUP_DIR && isInside(parsed.BACKUP_DIR, parsed.DATA_DIR)) {
    problems.push({ name: "BACKUP_DIR", reason: "cannot be inside DATA_DIR" });
  }
  if (parsed.PAYPHONE_TOKEN) needs("PAYPHONE_STORE_ID", "PAYPHONE_TOKEN is set");
  if (parsed.PAYPHONE_STORE_ID) needs("PAYPHONE_TOKEN", "PAYPHONE_STORE_ID is set");
  if (parsed.PAYPHONE_TOKEN && parsed.STORE_URL && !isSecureContext(parsed.STORE_URL)) {
    problems.push({
      name: "STORE_URL",
      reason: "needs https beside PAYPHONE_TOKEN: PayPhone takes http from localhost only",
    });
  }
  if (parsed.PAYPHONE_TOKEN && parsed.FAULT_POINTS) {
    problems.push({
      name: "FAULT_POINTS",
      reason: "is for tests and cannot be set beside PAYPHONE_TOKEN",
    });
  }
  if (parsed.PAYPHONE_TOKEN && parsed.PAYPHONE_SANDBOX && parsed.PAYPHONE_SANDBOX !== "0") {
    problems.push({
      name: "PAYPHONE_SANDBOX",
      reason:
        "cannot be set beside PAYPHONE_TOKEN: real payments and the sandbox exclude each other",
    });
  }
  problems.push(...certificateProblems(parsed));
  return problems;
}

function certificateProblems(parsed: ParsedEnvironment): SettingProblem[] {
  const { SRI_CERTIFICATE, SRI_CERTIFICATE_FILE, SRI_CERTIFICATE_PASSWORD, SRI_SANDBOX } = parsed;
  const isSet = SRI_CERTIFICATE !== undefined || SRI_CERTIFICATE_FILE !== undefined;
  const problems: [isWrong: boolean, name: keyof ParsedEnvironment, reason: string][] = [
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
