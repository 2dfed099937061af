import { type BagItem, subtotalOf } from "#app/domain/bag.ts";
import type { Checkout } from "#app/domain/checkout.ts";
import type { CheckoutAmounts } from "#app/domain/checkout-amounts.ts";
import { type Delivery, PLAIN_DELIVERY } from "#app/domain/delivery.ts";
import type { DiscountQuote } from "#app/domain/discount-quote.ts";
import type { Language } from "#app/domain/language.ts";
import type { Cents } from "#app/domain/money.ts";
import { nameIn } from "#app/domain/name-in.ts";
import type { Pricing } from "#app/domain/pricing.ts";
import { totalsFor } from "#app/domain/tax.ts";

export type SummaryLine = {
  key: string;
  name: string;
  size: string;
  color: string;
  quantity: number;
  unitPrice: Cents;
  image: string | null;
};

export type Summary = CheckoutAmounts & {
  lines: SummaryLine[];
  taxBasisPoints: number;
  delivery: Delivery;
  discountCode: string | null;
};

/** Return the amounts of a bag whose discount is in cents, as prices are entered. */
function amountsOf(subtotal: Cents, discount: Cents, pricing: Pricing): CheckoutAmounts {
  const net = totalsFor(subtotal - discount, pricing);
  const base = totalsFor(discount, pricing).subtotal;
  return { ...net, subtotal: net.subtotal + base, discount: base, deliveryAmount: 0 };
}

/** Return the bag's lines with expected totals, before the database has priced them. */
export function summaryOfBag(
  items: BagItem[],
  pricing: Pricing,
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
  const discount = quote?.amounts.reduce((sum, amount) => sum + amount, 0) ?? 0;
  const amounts = amountsOf(subtotalOf(items), discount, pricing);
  return {
    lines,
    taxBasisPoints,
    delivery: PLAIN_DELIVERY,
    discountCode: quote?.code ?? null,
    ...amounts,
  };
}

/** Return the lines and totals of a held checkout as the database priced them, with names in the page's language. */
export function summaryOfCheckout(checkout: Checkout, language: Language): Summary {
  const lines = checkout.lines.map((line) => ({
    ...line,
    name: nameIn(language, line),
    key: [line.productId, line.size, line.color].join("-"),
  }));
  return { ...checkout, lines };
}
