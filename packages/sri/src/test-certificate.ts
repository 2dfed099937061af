import { randomBytes } from "node:crypto";
import forge from "node-forge";
import { createP12 } from "./signature/create-p12.ts";

/** `keyUsage: false` leaves digitalSignature out. Times are epoch milliseconds. */
export type TestCertificate = {
  ruc: string;
  name: string;
  password: string;
  validFrom?: number;
  validUntil?: number;
  keyUsage?: boolean;
};

const DAY_MS = 86_400_000;

/** Return a self-signed .p12 with a new RSA key of 2048 bits: for tests and for a sandbox. */
export function createTestCertificate({
  ruc,
  name,
  password,
  validFrom = Date.now() - DAY_MS,
  validUntil = Date.now() + 365 * DAY_MS,
  keyUsage = true,
}: TestCertificate): Buffer {
  const keys = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = `01${randomBytes(8).toString("hex")}`;
  certificate.validity.notBefore = new Date(validFrom);
  certificate.validity.notAfter = new Date(validUntil);
  const subject: forge.pki.CertificateField[] = [
    { name: "commonName", value: name },
    { name: "countryName", value: "EC" },
    { name: "serialNumber", value: ruc },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: "keyUsage", digitalSignature: keyUsage, keyEncipherment: true },
  ]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  return createP12({ certificate, privateKey: keys.privateKey }, password);
}
