export type QuantityTone = "none" | "few" | "enough";

/** The largest quantity shown as few (specification section 9). */
export const FEW_UNITS = 5;

/** Return the tone of a quantity for the owner: none red, few orange, else green (section 9). */
export function quantityToneFor(quantity: number): QuantityTone {
  if (quantity <= 0) return "none";
  return quantity <= FEW_UNITS ? "few" : "enough";
}
