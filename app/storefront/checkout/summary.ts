import type { BagItem } from "#app/domain/bag/bag.ts";
import type { Checkout } from "#app/domain/checkout/checkout.ts";
import type { CheckoutAmounts } from "#app/domain/checkout/checkout-amounts.ts";
import { checkoutTotals } from "#app/domain/checkout/checkout-totals.ts";
import type { Delivery } from "#app/domain/delivery/delivery.ts";
import type { DiscountQuote } from "#app/domain/discount/discount-quote.ts";
import type { Pricing } from "#app/domain/money/pricing.ts";
import type { Language } from "#app/domain/text/language.ts";
import { nameIn } from "#app/domain/text/name-in.ts";
import type { ExpectedDelivery } from "./use-checkout-delivery.ts";

export type SummaryLine = { key: string } & Omit<Checkout["lines"][number], "productId" | "nameEs">;

export type Summary = CheckoutAmounts & {
  lines: SummaryLine[];
  taxBasisPoints: number;
  delivery: Delivery;
  /** Whether the amounts contain delivery: its cost may depend on a province that is not known yet. */
  isDeliveryKnown: boolean;
  discountCode: string | null;
};

/** Return the bag's lines with expected totals, before the database has priced them. */
export function summaryOfBag(
  items: BagItem[],
  pricing: Pricing,
  { delivery, price }: ExpectedDelivery,
  quote: DiscountQuote | null = null,
): Summary {
  const lines = items.map(({ id, product, size, color, quantity }) => ({
    key: id,
    name: product.name,
    size,
    color,
    quantity,
    unitPrice: product.price,
    image: product.image,
  }));
  const { taxBasisPoints } = pricing;
  const amounts = items.map(({ availability, product, quantity }) =>
    availability === "available" ? product.price * quantity : 0,
  );
  const discounts = amounts.map((amount, place) => Math.min(amount, quote?.amounts[place] ?? 0));
  const cost = quote?.kind === "free_delivery" ? 0 : price;
  const totals = checkoutTotals({ lines: amounts, discounts, delivery: cost ?? 0 }, pricing);
  const isDeliveryKnown = cost !== null;
  const discountCode = quote?.code ?? null;
  return { lines, taxBasisPoints, delivery, isDeliveryKnown, discountCode, ...totals };
}

/** Return the lines and totals of a held checkout as the database priced them, with names in the page's language. */
export function summaryOfCheckout(checkout: Checkout, language: Language): Summary {
  const lines = checkout.lines.map((line) => ({
    ...line,
    name: nameIn(language, line),
    key: [line.productId, line.size, line.color].join("-"),
  }));
  return { ...checkout, isDeliveryKnown: true, lines };
}
