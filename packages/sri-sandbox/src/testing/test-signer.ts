import { createTestCertificate } from "@gemma-luce/sri/test-certificate";
import { signCreditNoteXml, signInvoiceXml } from "ec-sri-invoice-signer";
import { RUC } from "./sample-invoice.ts";

/** What a certificate says; valid from 2025 until 2028 and made out to the sample's RUC by default. */
export type SignerOptions = {
  ruc?: string;
  name?: string;
  validFrom?: number;
  validUntil?: number;
  keyUsage?: boolean;
};

const PASSWORD = "password";
const DEFAULTS = {
  ruc: RUC,
  validFrom: Date.parse("2025-01-01"),
  validUntil: Date.parse("2028-01-01"),
};
const certificates = new Map<string, Buffer>();

/** Sign a document with any certificate, also with one that `openCertificate` rejects. */
export function signXml(xml: string, options: SignerOptions = {}): string {
  const key = JSON.stringify(options);
  const p12 =
    certificates.get(key) ??
    createTestCertificate({ ...DEFAULTS, name: "PRUEBA", password: PASSWORD, ...options });
  certificates.set(key, p12);
  const sign = xml.includes("<notaCredito ") ? signCreditNoteXml : signInvoiceXml;
  return sign(xml, p12, { pkcs12Password: PASSWORD });
}
