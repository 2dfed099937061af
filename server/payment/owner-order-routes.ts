import { Hono } from "hono";
import type { OwnerOrderStore } from "#app/data/server/owner-order-store.ts";
import { normalizePhone } from "#app/domain/contact/phone.ts";
import { OwnerOrderSchema, OwnerQuoteSchema } from "#app/domain/owner-order/owner-order.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { forStaff, jsonBody } from "../http/staff-api.ts";

/** Return a phone number in international form, or '' for none. Throws a ShopError for anything else. */
function phoneOf(text: string): string {
  if (text.trim() === "") return "";
  const phone = normalizePhone(text);
  if (!phone) throw new ShopError("INVALID_CUSTOMER", "This is not a phone number.", "phone");
  return phone;
}

/** Create POST `/owner-orders` and `/owner-orders/quote` for staff. */
export function ownerOrderRoutes(orders: OwnerOrderStore) {
  // The desk asks after each change of an order.
  const quoteLimit = forStaff(600);
  return new Hono()
    .post("/owner-orders", forStaff(100), async (context) => {
      const { staffId } = context.var;
      const request = await jsonBody(context, OwnerOrderSchema);
      const customer = { ...request.customer, phone: phoneOf(request.customer.phone) };
      const { id } = await orders.make(staffId, { ...request, customer });
      return context.json({ id });
    })
    .post("/owner-orders/quote", quoteLimit, async (context) => {
      const { staffId } = context.var;
      const request = await jsonBody(context, OwnerQuoteSchema);
      const { subtotal, discount, deliveryAmount, tax, total, taxBasisPoints } = await orders.quote(
        staffId,
        request,
      );
      return context.json({ subtotal, discount, deliveryAmount, tax, total, taxBasisPoints });
    });
}
