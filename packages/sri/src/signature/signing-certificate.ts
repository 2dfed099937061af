import { randomBytes } from "node:crypto";
import forge from "node-forge";
import { SriError } from "../sri-error.ts";
import { createP12 } from "./create-p12.ts";
import { type KeyPair, readP12 } from "./read-p12.ts";

/** A certificate that can sign. Times are epoch milliseconds; `rucs` are all that it names. Its key stays inside. */
export type SigningCertificate = {
  readonly subject: string;
  readonly issuer: string;
  readonly rucs: readonly string[];
  readonly validFrom: number;
  readonly validUntil: number;
};

/** The .p12 that the signature's library reads: one certificate and one key, under a random password. */
type SigningKey = { p12: Buffer; password: string };

const keys = new WeakMap<SigningCertificate, SigningKey>();

/**
 * Open a .p12. Of several pairs it takes the one whose key usage is digitalSignature: Banco Central adds a "Decryption
 * Key" (odoo-ecuador, request 243). Throws an SriError "certificate-password", "certificate-unreadable",
 * "certificate-key" when it holds no RSA key of its certificate, or "certificate-kind" when none may sign.
 */
export function openCertificate(p12: Uint8Array, password: string): SigningCertificate {
  const pairs = readP12(p12, password);
  if (pairs.length === 0) throw new SriError("certificate-key", ".p12");
  const pair = pairs.find(({ certificate }) => maySign(certificate));
  if (!pair) throw new SriError("certificate-kind", "keyUsage");
  const { certificate } = pair;
  const opened = Object.freeze({
    subject: nameOf(certificate.subject.attributes),
    issuer: nameOf(certificate.issuer.attributes),
    rucs: rucsOf(certificate),
    validFrom: certificate.validity.notBefore.getTime(),
    validUntil: certificate.validity.notAfter.getTime(),
  });
  keys.set(opened, keyOf(pair));
  return opened;
}

/** Return the key of an opened certificate. Throws an SriError "certificate-unreadable" for any other object. */
export function signingKeyOf(certificate: SigningCertificate): SigningKey {
  const key = keys.get(certificate);
  if (!key) throw new SriError("certificate-unreadable", "not opened by openCertificate");
  return key;
}

function keyOf(pair: KeyPair): SigningKey {
  const password = randomBytes(16).toString("hex");
  return { p12: createP12(pair, password, { iterations: 1 }), password };
}

function maySign(certificate: forge.pki.Certificate): boolean {
  const usage: { digitalSignature?: boolean } | null | undefined =
    certificate.getExtension("keyUsage");
  return usage?.digitalSignature === true;
}

function nameOf(attributes: readonly forge.pki.CertificateField[]): string {
  const named = attributes.find(({ type }) => type === forge.pki.oids.commonName);
  return String((named ?? attributes[0])?.value ?? "");
}

/**
 * Each authority writes the RUC into an extension of its own number, or into the subject's serial number. A
 * representative's certificate may name the person's and the company's.
 */
function rucsOf({ subject, extensions }: forge.pki.Certificate): string[] {
  const texts = [...subject.attributes, ...extensions].map((field: { value?: unknown }) =>
    String(field.value ?? ""),
  );
  return [...new Set(texts.flatMap((text) => text.match(/(?<!\d)\d{10}001(?!\d)/g) ?? []))];
}
