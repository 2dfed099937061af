/**
 * Return the plural form of a non-negative count in English and Spanish, below a million. The message library would
 * create an Intl.PluralRules and an Intl.NumberFormat for it, 100 ms on a phone.
 */
export function grammaticalNumber(count: number): "one" | "other" {
  return count === 1 ? "one" : "other";
}
