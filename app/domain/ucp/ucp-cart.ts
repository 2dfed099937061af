import { bagProductOf } from "../bag/bag.ts";
import { bagLinkOf } from "../bag/bag-link.ts";
import type { ChannelRow } from "../channels/channel-row.ts";
import type { Pricing } from "../money/pricing.ts";
import { finalPrice } from "../money/tax.ts";
import type { Product } from "../product/product.ts";
import type { FreeStock } from "../stock/free-stock.ts";
import { type CartLine, cartIdOf } from "./cart-lines.ts";
import { type UcpProblem, ucpEnvelope } from "./ucp-message.ts";
import { variantTitle } from "./ucp-product.ts";
import { UCP_CURRENCY } from "./ucp-version.ts";

/** A line of a cart with what it names; null for an id that names nothing. */
export type FoundLine = CartLine & {
  found: { product: Product; row: ChannelRow; stock: FreeStock | null } | null;
};
export type CartItem = CartLine & { product: Product; row: ChannelRow };

const DAY_MS = 24 * 60 * 60_000;

/** Return the items of a cart that can be bought now, and why others cannot, or not all their units. */
export function buyableItems(lines: readonly FoundLine[]) {
  /** Units that earlier lines take of a product whose sizes and colors share one stock. */
  const taken = new Map<string, number>();
  const items: CartItem[] = [];
  const problems: UcpProblem[] = [];
  for (const { found, id, quantity } of lines) {
    if (!found) {
      problems.push({ code: "not_found", content: `The shop sells nothing with the id ${id}.` });
      continue;
    }
    const { product, row, stock } = found;
    const before = taken.get(product.id) ?? 0;
    const free = Math.max(0, row.free - before);
    const bought = Math.min(quantity, free);
    if (stock?.lines.length === 0) taken.set(product.id, before + bought);
    if (bought > 0) items.push({ id, quantity: bought, product, row });
    if (free === 0) {
      problems.push({ code: "out_of_stock", content: `${variantTitle(row)} is sold out.` });
    } else if (free < quantity) {
      const content = `Only ${free} of ${variantTitle(row)} can be bought now.`;
      const path = `$.line_items[${items.length - 1}].quantity`;
      problems.push({ code: "insufficient_stock", content, path });
    }
  }
  return { items, problems };
}

/** Return the path of the page where a person takes over a cart. */
export function cartPath(items: readonly CartItem[]): string {
  return bagLinkOf(
    items.map(({ product, row: { size, color }, quantity }) => ({
      product: bagProductOf(product, color),
      size,
      color,
      quantity,
    })),
  );
}

const totalsOf = (amount: number) => [
  { type: "subtotal", amount },
  { type: "total", amount },
];

/**
 * Return a cart as the protocol describes it. Amounts are cents with IVA; the total is what checkout asks for these lines
 * before delivery and discounts, `problems` what of the cart cannot be bought. `now` is in ms, `continueUrl` the absolute
 * URL of `cartPath`.
 */
export function ucpCart(
  items: readonly CartItem[],
  pricing: Pricing,
  {
    problems,
    continueUrl,
    now,
  }: { problems: readonly UcpProblem[]; continueUrl: string; now: number },
) {
  const sum = items.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
  return {
    ...ucpEnvelope("success"),
    id: cartIdOf(items),
    line_items: items.map(({ id, quantity, product, row }) => ({
      id,
      item: {
        id,
        title: variantTitle(row),
        price: row.price,
        ...(row.pictures[0] && { image_url: row.pictures[0] }),
      },
      quantity,
      totals: totalsOf(finalPrice(product.price * quantity, pricing)),
    })),
    currency: UCP_CURRENCY,
    totals: totalsOf(finalPrice(sum, pricing)),
    messages: [
      ...problems.map((problem) => ({ type: "warning", ...problem })),
      {
        type: "info",
        code: "final_prices",
        content:
          "Prices include IVA. Nothing is reserved: delivery, discounts and payment follow on the shop's own page.",
      },
    ],
    continue_url: continueUrl,
    expires_at: new Date(now + DAY_MS).toISOString(),
  };
}
