import { FEW_UNITS } from "./inventory-status.ts";

export type QuantityTone = "none" | "few" | "enough";

/** Return the tone of a quantity for the owner: none red, few orange, else green (section 9). */
export function quantityToneFor(quantity: number): QuantityTone {
  if (quantity <= 0) return "none";
  return quantity <= FEW_UNITS ? "few" : "enough";
}
