import forge from "node-forge";
import { SriError } from "../sri-error.ts";

/** A certificate with its private key. */
export type KeyPair = { certificate: forge.pki.Certificate; privateKey: forge.pki.rsa.PrivateKey };

/**
 * Return the pairs of a .p12, in its order: what belongs together shares the modulus, since not every authority writes
 * the key's id. Throws an SriError "certificate-password" or "certificate-unreadable".
 */
export function readP12(p12: Uint8Array, password: string): KeyPair[] {
  const content = openP12(p12, password);
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = forge.pki.oids;
  const certificates = bagsOf(content, certBag).flatMap(({ cert }) => cert ?? []);
  const keys = [...bagsOf(content, pkcs8ShroudedKeyBag), ...bagsOf(content, keyBag)].flatMap(
    ({ key }) => (key && "n" in key ? (key as forge.pki.rsa.PrivateKey) : []),
  );
  return certificates.flatMap((certificate) => {
    const { n } = certificate.publicKey as forge.pki.rsa.PublicKey;
    const privateKey = keys.find((key) => n !== undefined && key.n.equals(n));
    return privateKey ? { certificate, privateKey } : [];
  });
}

function openP12(p12: Uint8Array, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    const asn1 = forge.asn1.fromDer(Buffer.from(p12).toString("binary"));
    try {
      return forge.pkcs12.pkcs12FromAsn1(asn1, password);
    } catch (error) {
      if (isPasswordError(error)) throw error;
      return openInUtf8(asn1, password);
    }
  } catch (error) {
    const code = isPasswordError(error) ? "certificate-password" : "certificate-unreadable";
    throw new SriError(code, ".p12");
  }
}

const isPasswordError = (error: unknown) =>
  error instanceof Error && /password|MAC could not/i.test(error.message);

/**
 * Open a file whose password has passed its MAC, which takes it in UTF-16: today's encryption takes it in UTF-8 (RFC
 * 8018), and the library has one password for both.
 */
function openInUtf8(pfx: forge.asn1.Asn1, password: string): forge.pkcs12.Pkcs12Pfx {
  const [version, content] = pfx.value as forge.asn1.Asn1[];
  const withoutMac = { ...pfx, value: [version, content] } as forge.asn1.Asn1;
  return forge.pkcs12.pkcs12FromAsn1(withoutMac, forge.util.encodeUtf8(password));
}

function bagsOf(content: forge.pkcs12.Pkcs12Pfx, bagType: string | undefined) {
  return (bagType && content.getBags({ bagType })[bagType]) || [];
}
