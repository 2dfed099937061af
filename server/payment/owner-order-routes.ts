import type { Hono } from "hono";
import type { OwnerOrderStore } from "#app/data/server/owner-order-store.ts";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { OwnerOrderSchema, OwnerQuoteSchema } from "#app/domain/owner-order.ts";
import { normalizePhone } from "#app/domain/phone.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { jsonBody, staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";

type OwnerOrderRouteParts = {
  /** Null where there is no database. */
  open: { orders: OwnerOrderStore; staff: StaffGate } | null;
  logger: Logger;
};

const ORDERS = 100;
/** The desk asks after each change of an order. */
const QUOTES = 600;

const invalid = () => new ShopError("INVALID_REQUEST", "This request cannot be read.");

/** Return a phone number in international form, or '' for none. Throws a ShopError for what is none. */
function phoneOf(text: string): string {
  if (text.trim() === "") return "";
  const phone = normalizePhone(text);
  if (!phone) throw new ShopError("INVALID_CUSTOMER", "This is not a phone number.", "phone");
  return phone;
}

/** Create POST `/owner-orders` and `/owner-orders/quote` for staff. */
export function ownerOrderRoutes({ open, logger }: OwnerOrderRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  routes.post(
    "/owner-orders",
    forStaff(staffLimit(ORDERS), async (context, { orders, staffId }) => {
      const request = await jsonBody(context, OwnerOrderSchema, invalid());
      const customer = { ...request.customer, phone: phoneOf(request.customer.phone) };
      const { id } = await orders.make(staffId, { ...request, customer });
      return context.json({ id });
    }),
  );
  routes.post(
    "/owner-orders/quote",
    forStaff(staffLimit(QUOTES), async (context, { orders, staffId }) => {
      const request = await jsonBody(context, OwnerQuoteSchema, invalid());
      const { subtotal, discount, deliveryAmount, tax, total, taxBasisPoints } = await orders.quote(
        staffId,
        request,
      );
      return context.json({ subtotal, discount, deliveryAmount, tax, total, taxBasisPoints });
    }),
  );
  return routes;
}
