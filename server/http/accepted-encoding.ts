/** How bytes are written on the wire; `identity` is as they are. */
export type Encoding = "br" | "gzip" | "identity";

const BEST_FIRST = ["br", "gzip"] as const;
const REFUSED = /;\s*q=0(?:\.0{0,3})?$/;

/** Takes an Accept-Encoding header and returns the best encoding of ours that it names and does not refuse (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const offers = header.toLowerCase().split(",");
  const names = offers
    .filter((offer) => !REFUSED.test(offer.trim()))
    .map((offer) => offer.split(";")[0]?.trim());
  return BEST_FIRST.find((encoding) => names.includes(encoding)) ?? "identity";
}
