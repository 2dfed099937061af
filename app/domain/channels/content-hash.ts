const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;
const BITS = 64;

/** Return the 64-bit FNV-1a hash of a text as 16 hexadecimal digits. Not for secrets. */
export function contentHash(text: string): string {
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(BITS, (hash ^ BigInt(byte)) * PRIME);
  }
  return hash.toString(16).padStart(16, "0");
}
