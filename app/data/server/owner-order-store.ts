import type { Checkout } from "#app/domain/checkout.ts";
import { amountFromCents } from "#app/domain/money.ts";
import type { Order } from "#app/domain/order.ts";
import type {
  OwnDiscount,
  OwnerOrderLine,
  OwnerOrderRequest,
  OwnerQuoteRequest,
} from "#app/domain/owner-order.ts";
import { callDatabase } from "../call-database.ts";
import { orderFromJson } from "../order-json.ts";
import type { SupabaseClient } from "../supabase-client.ts";
import { CheckoutSchema } from "./checkout-json.ts";

/** Orders that staff make for their customers. */
export interface OwnerOrderStore {
  /** Return what an order would cost. Holds nothing. Throws a ShopError. */
  quote(staffId: string, request: OwnerQuoteRequest): Promise<Checkout>;
  /** Make an order in one transaction; a request with the same key returns the same order. Throws a ShopError. */
  make(staffId: string, request: OwnerOrderRequest): Promise<Order>;
}

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
  create?: { reference(): string; payToken(): string },
): OwnerOrderStore {
  const call = callDatabase(client);
  return {
    quote: async (staff_id, { lines, discount, ...request }) =>
      CheckoutSchema.parse(
        await call("quote_order", {
          ...request,
          staff_id,
          lines: linesOf(lines),
          discount: discountOf(discount),
        }),
      ),
    make: async (staff_id, request) =>
      orderFromJson(
        await call("make_order", {
          staff_id,
          request_key: request.key,
          customer: request.customer,
          lines: linesOf(request.lines),
          language: request.language,
          delivery: request.delivery,
          invoice_buyer: request.invoiceBuyer,
          discount: discountOf(request.discount),
          reason: request.reason,
          hold_hours: request.holdHours,
          paid_with: request.paidWith,
          is_handed_over: request.isHandedOver,
          reference: create?.reference() ?? null,
          pay_token: create?.payToken() ?? null,
        }),
      ),
  };
}
