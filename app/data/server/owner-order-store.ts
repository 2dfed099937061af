import { amountFromCents } from "#app/domain/money/money.ts";
import type {
  OwnDiscount,
  OwnerOrderLine,
  OwnerOrderRequest,
  OwnerQuoteRequest,
} from "#app/domain/owner-order/owner-order.ts";
import { callDatabase } from "../call-database.ts";
import { OrderSchema } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { CheckoutSchema } from "./checkout-json.ts";

/** Orders that staff make for their customers. */
export type OwnerOrderStore = ReturnType<typeof supabaseOwnerOrderStore>;

const linesOf = (lines: readonly OwnerOrderLine[]) =>
  lines.map(({ price, ownPrice, ...line }) => ({
    ...line,
    price: amountFromCents(price),
    ownPrice: ownPrice === null ? null : amountFromCents(ownPrice),
  }));

const discountOf = (discount: OwnDiscount | null) =>
  discount && { kind: discount.kind, value: amountFromCents(discount.value) };

/**
 * Return the orders of staff in the database. `client` has the secret key; `create` overrides the database's own
 * references and tokens. Methods throw an Error if the database cannot be reached.
 */
export function supabaseOwnerOrderStore(
  client: SupabaseClient,
  create: { reference(): string; payToken(): string } | null = null,
) {
  const call = callDatabase(client);
  return {
    /** Return what an order would cost. Holds nothing. Throws a ShopError. */
    quote: (staffId: string, { lines, discount, ...request }: OwnerQuoteRequest) =>
      call(
        "quote_order",
        { ...request, staffId, lines: linesOf(lines), discount: discountOf(discount) },
        CheckoutSchema,
      ),
    /** Make an order in one transaction; a request with the same key returns the same order. Throws a ShopError. */
    make: (staffId: string, { key, lines, discount, shownTotal, ...request }: OwnerOrderRequest) =>
      call(
        "make_order",
        {
          ...request,
          requestKey: key,
          shownTotal: shownTotal === null ? null : Number(amountFromCents(shownTotal)),
          staffId,
          lines: linesOf(lines),
          discount: discountOf(discount),
          reference: create?.reference() ?? null,
          payToken: create?.payToken() ?? null,
        },
        OrderSchema,
      ),
  };
}
