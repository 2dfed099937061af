export type QuantityTone = "none" | "few" | "enough";

/** The largest quantity that counts as few (specification section 9). */
const FEW = 5;

/** Takes a quantity and returns how the owner sees it: none is red, few are orange, else green (section 9). */
export function quantityToneFor(quantity: number): QuantityTone {
  if (quantity <= 0) return "none";
  return quantity <= FEW ? "few" : "enough";
}
