import { Hono } from "hono";
import { z } from "zod";
import type { OrderActionStore } from "#app/data/server/order-action-store.ts";
import { forStaff, jsonBody } from "../http/staff-api.ts";
import type { PaymentCheckDesk } from "./payment-check-desk.ts";
import { requireOrderId } from "./require-order-id.ts";

const CancellationSchema = z.strictObject({ restock: z.boolean() });

/** Create POST `/cancellation`, `/shipment/withdrawal`, `/payment-check` and `/payment-check/confirmation` below `/orders/:id`, for staff. */
export function orderActionRoutes(orders: OrderActionStore, checks: PaymentCheckDesk) {
  // Each is a query to PayPhone, which allows thirty a minute (fact sheet, section 5).
  const checkLimit = forStaff(100);
  return new Hono()
    .post("/orders/:id/cancellation", forStaff(100), async (context) => {
      const orderId = requireOrderId(context);
      const { restock } = await jsonBody(context, CancellationSchema);
      const lost = await orders.cancel(orderId, context.var.staffId, restock);
      return context.json({ lost });
    })
    .post("/orders/:id/shipment/withdrawal", forStaff(100), async (context) => {
      await orders.takeBackShipment(requireOrderId(context), context.var.staffId);
      return context.json({});
    })
    .post("/orders/:id/payment-check", checkLimit, async (context) => {
      const { state, difference, isAnswered } = await checks.check(requireOrderId(context));
      return context.json({ state, difference, isAnswered, isConfigured: checks.isConfigured });
    })
    .post("/orders/:id/payment-check/confirmation", checkLimit, async (context) => {
      const { staffId } = context.var;
      const { state, difference } = await checks.vouch(requireOrderId(context), staffId);
      return context.json({ state, difference, isConfigured: checks.isConfigured });
    });
}
