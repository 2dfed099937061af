import { signCreditNoteXml, signInvoiceXml } from "ec-sri-invoice-signer";
import { type SigningCertificate, signingKeyOf } from "./signing-certificate.ts";

/**
 * Sign a factura or nota de crédito: XAdES-BES, enveloped, RSA-SHA1 (Ficha Técnica 6). Each signature has another random
 * id, so store the result and send the same bytes again. Throws an SriError "certificate-unreadable" for a certificate
 * that `openCertificate` did not open.
 */
export function signDocument(unsignedXml: string, certificate: SigningCertificate): string {
  const { p12, password } = signingKeyOf(certificate);
  const sign = unsignedXml.includes("<notaCredito ") ? signCreditNoteXml : signInvoiceXml;
  return sign(unsignedXml, p12, { pkcs12Password: password });
}
