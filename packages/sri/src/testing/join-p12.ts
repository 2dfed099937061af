import forge from "node-forge";
import { type KeyPair, readP12 } from "../signature/read-p12.ts";

/** Return one .p12 with the pairs of several, in their order, as Banco Central hands them out. It has no MAC. */
export function joinP12(files: readonly Uint8Array[], password: string): Buffer {
  const [first, ...others] = files.map((file) => withoutMac(file, password));
  if (!first) throw new RangeError("Nothing to join.");
  const safe = safeOf(first);
  for (const other of others) safe.content.value = [...safe.items, ...safeOf(other).items];
  safe.octets.value = forge.asn1.toDer(safe.content).getBytes();
  return Buffer.from(forge.asn1.toDer(first).getBytes(), "binary");
}

function withoutMac(p12: Uint8Array, password: string): forge.asn1.Asn1 {
  const [pair] = readP12(p12, password);
  const { certificate, privateKey } = pair as KeyPair;
  return forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], password, {
    algorithm: "3des",
    useMac: false,
  });
}

/** The list of a PFX's contents, and the octets that hold it (RFC 7292, section 4). */
function safeOf(pfx: forge.asn1.Asn1) {
  const at = (node: forge.asn1.Asn1, index: number) => node.value[index] as forge.asn1.Asn1;
  const octets = at(at(at(pfx, 1), 1), 0);
  const content = forge.asn1.fromDer(octets.value as string);
  return { octets, content, items: content.value as forge.asn1.Asn1[] };
}
