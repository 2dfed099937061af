import { SignedXml } from "xml-crypto";

/**
 * Verify the signature in a document with xml-crypto, which is not the library that signs. Return the URIs of the
 * references it covers; null when it does not verify.
 */
export function verifySignature(xml: string): string[] | null {
  const [signature] = /<ds:Signature [\s\S]*<\/ds:Signature>/.exec(xml) ?? [];
  const [, base64] = /<ds:X509Certificate[^>]*>([^<]+)</.exec(xml) ?? [];
  if (!signature || !base64) return null;
  const publicCert = `-----BEGIN CERTIFICATE-----\n${base64.trim()}\n-----END CERTIFICATE-----`;
  const signed = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
  signed.loadSignature(signature);
  try {
    if (!signed.checkSignature(xml)) return null;
  } catch {
    return null;
  }
  return signed.getReferences().map(({ uri }) => uri ?? "");
}
