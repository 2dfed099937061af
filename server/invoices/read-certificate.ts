import { readFile, stat } from "node:fs/promises";
import { type SigningCertificate, SriError } from "@gemma-luce/sri";
import type { CertificateSource } from "../runtime/environment.ts";
import { StartupError } from "../runtime/startup-error.ts";

/** What group and others may do with a file. */
const OTHERS = 0o077;

/** A .p12 has a few kilobytes. */
const LARGEST_FILE = 1_000_000;

const REASONS: Record<string, string> = {
  "certificate-password": "SRI_CERTIFICATE_PASSWORD is not the password of the certificate",
  "certificate-unreadable": "the certificate is no readable .p12 file",
  "certificate-key": "the certificate's file has no RSA key that belongs to it",
  "certificate-kind":
    "the certificate is not one for signatures (its key usage lacks digitalSignature)",
};

const unusable = (reason: string) => new StartupError(`The settings cannot be used:\n  ${reason}`);

async function readCertificateFile(file: string): Promise<Uint8Array> {
  try {
    const status = await stat(file);
    if (!status.isFile() || status.size > LARGEST_FILE) {
      throw unusable("SRI_CERTIFICATE_FILE is no file of a certificate");
    }
    if (process.platform !== "win32" && (status.mode & OTHERS) !== 0) {
      throw unusable(
        "SRI_CERTIFICATE_FILE may be read by other users of this machine: chmod 600 it",
      );
    }
    return await readFile(file);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    throw unusable(`SRI_CERTIFICATE_FILE cannot be read (${code})`);
  }
}

/** Open the certificate of the settings. Throws a StartupError that says what to do, without any part of it. */
export async function readCertificate(source: CertificateSource): Promise<SigningCertificate> {
  const bytes =
    "file" in source
      ? await readCertificateFile(source.file)
      : Buffer.from(source.base64, "base64");
  const { openCertificate } = await import("@gemma-luce/sri/signature");
  try {
    return openCertificate(bytes, source.password);
  } catch (error) {
    const reason = error instanceof SriError ? REASONS[error.code] : undefined;
    throw unusable(reason ?? "the certificate is no readable .p12 file");
  }
}
