import { bagProductOf } from "../bag/bag.ts";
import { bagLinkOf } from "../bag/bag-link.ts";
import type { ChannelRow } from "../channels/channel-row.ts";
import type { Pricing } from "../money/pricing.ts";
import { finalPrice } from "../money/tax.ts";
import type { Product } from "../product/product.ts";
import type { FreeStock } from "../stock/free-stock.ts";
import { type CartLine, cartIdOf } from "./cart-lines.ts";
import { type UcpMessage, ucpEnvelope } from "./ucp-message.ts";
import { UCP_CURRENCY } from "./ucp-version.ts";

/** A line of a cart with what it names; null for an id that names nothing. */
export type FoundLine = CartLine & {
  found: { product: Product; row: ChannelRow; stock: FreeStock | null } | null;
};
export type CartItem = CartLine & { product: Product; row: ChannelRow };

const DAY_MS = 24 * 60 * 60_000;

/** Return why a cart's lines cannot be bought now; empty if they can. */
export function cartProblems(lines: readonly FoundLine[]): UcpMessage[] {
  /** Units that earlier lines take of a product whose sizes and colors share one stock. */
  const taken = new Map<string, number>();
  return lines.flatMap(({ found, id, quantity }, index): UcpMessage[] => {
    const path = `$.line_items[${index}]`;
    const problem = (code: string, content: string): UcpMessage[] => [
      { type: "error", code, content, severity: "recoverable", path },
    ];
    if (!found) return problem("not_found", `The shop sells nothing with the id ${id}.`);
    const { title } = found.row;
    const before = taken.get(found.product.id) ?? 0;
    const free = Math.max(0, found.row.free - before);
    if (found.stock?.lines.length === 0) taken.set(found.product.id, before + quantity);
    if (free === 0) return problem("out_of_stock", `${title} is sold out in this size and color.`);
    return free < quantity
      ? problem("insufficient_stock", `Only ${free} of ${title} can be bought now.`)
      : [];
  });
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
 * before delivery and discounts. `now` is in ms, `continueUrl` the absolute URL of `cartPath`.
 */
export function ucpCart(
  items: readonly CartItem[],
  pricing: Pricing,
  { continueUrl, now }: { continueUrl: string; now: number },
) {
  const sum = items.reduce((total, { product, quantity }) => total + product.price * quantity, 0);
  return {
    ...ucpEnvelope("success"),
    id: cartIdOf(items),
    line_items: items.map(({ id, quantity, product, row }) => ({
      id,
      item: {
        id,
        title: [row.title, row.colorName, row.sizeName].filter(Boolean).join(", "),
        price: row.price,
        ...(row.pictures[0] && { image_url: row.pictures[0] }),
      },
      quantity,
      totals: totalsOf(finalPrice(product.price * quantity, pricing)),
    })),
    currency: UCP_CURRENCY,
    totals: totalsOf(finalPrice(sum, pricing)),
    messages: [
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
