import { amountFromCents, type Cents } from "../money/money.ts";
import type { Language } from "../text/language.ts";

/** Format cents as Excel reads them in a language: `1245.50`, in Spanish `1245,50`. They may be negative. */
export function csvAmountOf(cents: Cents, language: Language): string {
  const amount = amountFromCents(cents);
  return language === "es" ? amount.replace(".", ",") : amount;
}

const PLAIN = /^\d+(?:[.,]\d{1,2})?$/;
const AMBIGUOUS = /^[1-9]\d{0,2}[.,]\d{3}$/;
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

const withoutSign = (text: string) => text.trim().replace(/^\$\s*/, "");

/** Return whether an amount's one mark may separate thousands or decimals: `1.245`, `1,245`. */
export function isAmbiguousAmount(text: string): boolean {
  return AMBIGUOUS.test(withoutSign(text));
}

/**
 * Normalize an amount written with a decimal comma or point to one with a point: `1.245,50` and `1,245.50` to `1245.50`.
 * One or two digits after the last mark are cents, and three are thousands (see `isAmbiguousAmount`). A dollar sign before
 * the amount is ignored. Other text is returned unchanged.
 */
export function amountIn(text: string): string {
  const typed = withoutSign(text);
  if (!PLAIN.test(typed) && !GROUPED.test(typed)) return text;
  const [, whole = "", cents] = /^(.+?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  const dollars = whole.replace(/\D/g, "");
  return cents ? `${dollars}.${cents}` : dollars;
}
