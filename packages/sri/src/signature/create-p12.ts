import forge from "node-forge";
import type { KeyPair } from "./read-p12.ts";

/** Write a pair into a .p12 under a password; `iterations` of its key derivation, 2048 by default. */
export function createP12(
  { certificate, privateKey }: KeyPair,
  password: string,
  { iterations = 2048 }: { iterations?: number } = {},
): Buffer {
  const asn1 = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], password, {
    algorithm: "3des",
    count: iterations,
    friendlyName: "Signing Key",
  });
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), "binary");
}
