import { signCreditNoteXml, signInvoiceXml } from "ec-sri-invoice-signer";
import forge from "node-forge";
export type TestCertificate = {
  ruc?: string;
  validFrom?: number;
  validUntil?: number;
  keyUsage?: boolean;
};
const PASSWORD = "password";
let keys: forge.pki.rsa.KeyPair | undefined;
export function testCertificate({
  ruc = "1792261104001",
  validFrom = Date.parse("2025-01-01"),
  validUntil = Date.parse("2028-01-01"),
  keyUsage = true,
}: TestCertificate = {}): Buffer {
  keys ??= forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = "01a2b3";
  certificate.validity.notBefore = new Date(validFrom);
  certificate.validity.notAfter = new Date(validUntil);
  const subject = [
    { name: "commonName", value: "PRUEBA" },
    { name: "countryName", value: "EC" },
    { type: "2.5.4.5", value: ruc },
  ] as forge.pki.CertificateField[];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: "keyUsage", digitalSignature: keyUsage, keyEncipherment: true },
  ]);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const p12 = forge.pkcs12.toPkcs12Asn1(keys.privateKey, [certificate], PASSWORD, {
    algorithm: "3des",
    friendlyName: "Signing Key",
  });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), "binary");
}
export function signXml(xml: string, options: TestCertificate = {}): string {
  const sign = xml.includes("<notaCredito") ? signCreditNoteXml : signInvoiceXml;
  return sign(xml, testCertificate(options), { pkcs12Password: PASSWORD });
}
