const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** Millionths in a cent. */
export const CENT = 10_000n;

/**
 * Read an xsd:decimal of at most six decimals as millionths. What the schema has let through is a decimal; anything
 * else, and a seventh decimal, throws a RangeError.
 */
export function toMillionths(text: string): bigint {
  const [, sign, whole = "", fraction = ""] = DECIMAL.exec(text.trim()) ?? [];
  const decimals = fraction.replace(/0+$/, "");
  if (sign === undefined || whole + fraction === "" || decimals.length > 6) {
    throw new RangeError(`No decimal: ${text}`);
  }
  const millionths = BigInt(whole || "0") * 1_000_000n + BigInt(decimals.padEnd(6, "0"));
  return sign === "-" ? -millionths : millionths;
}

/** Multiply two numbers in millionths; the result is in millionths of millionths. */
export function roundToCents(product: bigint): bigint {
  const unit = CENT * 1_000_000n;
  return ((2n * product + unit) / (2n * unit)) * CENT;
}

/** Format millionths with two decimals, or as many as they need. */
export function formatMillionths(millionths: bigint): string {
  const sign = millionths < 0n ? "-" : "";
  const size = millionths < 0n ? -millionths : millionths;
  const fraction = String(size % 1_000_000n).padStart(6, "0");
  return `${sign}${size / 1_000_000n}.${fraction.slice(0, 2)}${fraction.slice(2).replace(/0+$/, "")}`;
}
