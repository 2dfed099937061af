import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { SigningCertificate } from "@gemma-luce/sri";
import { replaceSynced, syncFolder } from "../runtime/write-synced.ts";
import { SANDBOX_ISSUER } from "./sandbox-issuer.ts";

/** It protects nothing: the file is 0600, and what it signs counts for nothing. */
const PASSWORD = "sandbox";
const YEARS_MS = 10 * 365 * 86_400_000;
const DAY_MS = 86_400_000;

async function openStored(file: string): Promise<SigningCertificate | null> {
  const { openCertificate } = await import("@gemma-luce/sri/signature");
  try {
    const certificate = openCertificate(await readFile(file), PASSWORD);
    return certificate.validUntil > Date.now() ? certificate : null;
  } catch {
    // Missing, or not completely written by a start that was killed.
    return null;
  }
}

/** Return the sandbox's certificate from a folder, made at its first use. */
export async function sandboxCertificate(folder: string): Promise<SigningCertificate> {
  const file = path.join(folder, "certificate.p12");
  const stored = await openStored(file);
  if (stored) return stored;
  const { createTestCertificate } = await import("@gemma-luce/sri/test-certificate");
  const { ruc, legal_name: name } = SANDBOX_ISSUER;
  const made = createTestCertificate({
    ruc,
    name,
    password: PASSWORD,
    validFrom: Date.now() - DAY_MS,
    validUntil: Date.now() + YEARS_MS,
  });
  await mkdir(folder, { recursive: true });
  await replaceSynced(file, made);
  await syncFolder(folder);
  const { openCertificate } = await import("@gemma-luce/sri/signature");
  return openCertificate(made, PASSWORD);
}
