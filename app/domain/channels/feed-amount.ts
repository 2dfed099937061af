import { amountFromCents, type Cents } from "../money/money.ts";

/** Format cents as feeds do: `281.75 USD`. */
export function feedAmount(cents: Cents): string {
  return `${amountFromCents(cents)} USD`;
}
