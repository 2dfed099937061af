/** Control characters, and the noncharacters that XML 1.0 does not allow. */
const FORBIDDEN = /[\p{Cc}\uFFFE\uFFFF]+/gu;
const LONE_SURROGATE_AT_END = /[\uD800-\uDBFF]$/;

/** Return a text on one line, without what a feed may not contain, cut to `max` UTF-16 units with an ellipsis. */
export function feedText(text: string, max: number): string {
  const clean = text
    .replace(/\p{Surrogate}/gu, "\ufffd")
    .replace(FORBIDDEN, " ")
    .trim();
  if (clean.length <= max) return clean;
  return `${clean
    .slice(0, max - 1)
    .replace(LONE_SURROGATE_AT_END, "")
    .trimEnd()}…`;
}
