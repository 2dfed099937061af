/** A content coding; `identity` means uncompressed. */
export type Encoding = "br" | "gzip" | "identity";

const BEST_FIRST = ["br", "gzip"] as const;
const NOT_ACCEPTABLE = /;\s*q=0(?:\.0{0,3})?$/;

/** Return the best supported encoding that an Accept-Encoding header accepts (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const offers = header.toLowerCase().split(",");
  const names = offers
    .filter((offer) => !NOT_ACCEPTABLE.test(offer.trim()))
    .map((offer) => offer.split(";")[0]?.trim());
  return BEST_FIRST.find((encoding) => names.includes(encoding)) ?? "identity";
}
