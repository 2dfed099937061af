import { X509Certificate } from "node:crypto";
import forge from "node-forge";

/** What the sandbox wants to know of the certificate in a signature. Times in epoch milliseconds. */
export type SigningCertificate = {
  pem: string;
  der: Buffer;
  validFrom: number;
  validUntil: number;
  serialNumber: string;
  hasDigitalSignature: boolean;
  names(ruc: string): boolean;
};

/** Read the certificate of ds:X509Certificate; null for anything else (error 40). */
export function readCertificate(base64: string): SigningCertificate | null {
  try {
    const der = Buffer.from(base64.replace(/\s/g, ""), "base64");
    const certificate = new X509Certificate(der);
    const parsed = forge.pki.certificateFromAsn1(forge.asn1.fromDer(der.toString("binary")));
    const texts = [
      ...parsed.subject.attributes.map(({ value }) => String(value)),
      ...parsed.extensions.map((extension: { value?: unknown }) => String(extension.value ?? "")),
    ];
    const usage: { digitalSignature?: boolean } | null | undefined =
      parsed.getExtension("keyUsage");
    return {
      pem: certificate.toString(),
      der,
      validFrom: Date.parse(certificate.validFrom),
      validUntil: Date.parse(certificate.validTo),
      serialNumber: BigInt(`0x${certificate.serialNumber}`).toString(),
      hasDigitalSignature: usage?.digitalSignature === true,
      // Each authority writes the RUC into an extension of its own number, or into the subject's serial number.
      names: (ruc) => texts.some((text) => new RegExp(`(?<!\\d)${ruc}(?!\\d)`).test(text)),
    };
  } catch {
    return null;
  }
}
