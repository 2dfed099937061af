import { Hono } from "hono";
import { z } from "zod";
import type { OrderActionStore } from "#app/data/server/order-action-store.ts";
import { forStaff, jsonBody } from "../http/staff-api.ts";
import type { PaymentCheckDesk } from "./payment-check-desk.ts";
import { requireOrderId } from "./require-order-id.ts";

const CancellationSchema = z.strictObject({ restock: z.boolean() });

/** Create POST `/cancellation`, `/shipment/withdrawal`, `/payment-check` and `/payment-check/confirmation` below `/orders/:id`, for staff. */
export function orderActionRoutes(actions: { orders: OrderActionStore; checks: PaymentCheckDesk }) {
  const limit = forStaff(actions);
  // Each is a query to PayPhone, which allows thirty a minute (fact sheet, section 5).
  const checkLimit = limit(100);
  return new Hono()
    .post("/orders/:id/cancellation", limit(100), async (context) => {
      const { service, staffId } = context.var;
      const orderId = requireOrderId(context);
      const { restock } = await jsonBody(context, CancellationSchema);
      return context.json({ lost: await service.orders.cancel(orderId, staffId, restock) });
    })
    .post("/orders/:id/shipment/withdrawal", limit(100), async (context) => {
      const { service, staffId } = context.var;
      await service.orders.takeBackShipment(requireOrderId(context), staffId);
      return context.json({});
    })
    .post("/orders/:id/payment-check", checkLimit, async (context) => {
      const { checks } = context.var.service;
      const { state, difference, isAnswered } = await checks.check(requireOrderId(context));
      return context.json({ state, difference, isAnswered, isConfigured: checks.isConfigured });
    })
    .post("/orders/:id/payment-check/confirmation", checkLimit, async (context) => {
      const { service, staffId } = context.var;
      const { checks } = service;
      const { state, difference } = await checks.vouch(requireOrderId(context), staffId);
      return context.json({ state, difference, isConfigured: checks.isConfigured });
    });
}
