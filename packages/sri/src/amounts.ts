/** Amounts alone, for a browser: they load neither documents nor signatures. */
export { sumCents } from "./amounts/cents.ts";
export { splitCents } from "./amounts/split-cents.ts";
