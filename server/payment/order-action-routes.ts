import type { Hono } from "hono";
import { z } from "zod";
import type { OrderActionStore } from "#app/data/server/order-action-store.ts";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { jsonBody, staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";
import type { PaymentCheckDesk } from "./payment-check-desk.ts";
import { requireOrderId } from "./require-order-id.ts";

type OrderActionRouteParts = {
  /** Null where there is no database. */
  open: { orders: OrderActionStore; checks: PaymentCheckDesk; staff: StaffGate } | null;
  logger: Logger;
};

/** A member of staff changes some dozens of orders a day. */
const CANCELLATIONS = 100;
/** Each is a query to PayPhone, which allows thirty a minute (fact sheet, section 5). */
const CHECKS = 100;

const CancellationSchema = z.strictObject({ restock: z.boolean() });

/** Create POST `/cancellation`, `/shipment/withdrawal`, `/payment-check` and `/payment-check/confirmation` below `/orders/:id`, for staff. */
export function orderActionRoutes({ open, logger }: OrderActionRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  const cancellations = staffLimit(CANCELLATIONS);
  const withdrawals = staffLimit(CANCELLATIONS);
  const checkLimit = staffLimit(CHECKS);
  routes.post(
    "/orders/:id/cancellation",
    forStaff(cancellations, async (context, { orders, staffId }) => {
      const orderId = requireOrderId(context);
      const unreadable = new ShopError("INVALID_REQUEST", "This request cannot be read.");
      const { restock } = await jsonBody(context, CancellationSchema, unreadable);
      return context.json({ restored: await orders.cancel(orderId, staffId, restock) });
    }),
  );
  routes.post(
    "/orders/:id/shipment/withdrawal",
    forStaff(withdrawals, async (context, { orders, staffId }) => {
      await orders.takeBackShipment(requireOrderId(context), staffId);
      return context.json({});
    }),
  );
  routes.post(
    "/orders/:id/payment-check",
    forStaff(checkLimit, async (context, { checks }) => {
      const { state, difference } = await checks.check(requireOrderId(context));
      return context.json({ state, difference, isConfigured: checks.isConfigured });
    }),
  );
  routes.post(
    "/orders/:id/payment-check/confirmation",
    forStaff(checkLimit, async (context, { checks, staffId }) => {
      const { state, difference } = await checks.vouch(requireOrderId(context), staffId);
      return context.json({ state, difference, isConfigured: checks.isConfigured });
    }),
  );
  return routes;
}
