import { Hono } from "hono";
import { z } from "zod";
import { MAX_REASON_LENGTH } from "#app/domain/payment/open-payment.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { forStaff, jsonBody } from "../http/staff-api.ts";
import type { StaffPaymentDesk } from "./staff-payment-desk.ts";

const SettlementSchema = z.strictObject({
  transactionId: z.string().trim().max(20),
  note: z.string().max(MAX_REASON_LENGTH).default(""),
});

/**
 * Create the routes for staff: GET `/payments` lists open payments; POST `/release` and `/settlement` below
 * `/payments/:reference` end one.
 */
export function staffPaymentRoutes(desk: StaffPaymentDesk) {
  // Each is a query to PayPhone, which allows thirty a minute (fact sheet, section 5).
  const actionLimit = forStaff(30);
  return new Hono()
    .get("/payments", forStaff(300), async (context) =>
      context.json({ payments: await desk.list() }),
    )
    .post("/payments/:reference/release", actionLimit, async (context) => {
      await desk.release(context.req.param("reference"), context.var.staffId);
      return context.json({ released: true });
    })
    .post("/payments/:reference/settlement", actionLimit, async (context) => {
      const { staffId } = context.var;
      const invalid = new ShopError("INVALID_TRANSACTION", "A transaction id is a whole number.");
      const body = await jsonBody(context, SettlementSchema, invalid);
      const reference = context.req.param("reference");
      const order = await desk.settle({ ...body, reference, staffId });
      return context.json({ orderId: order.id });
    });
}
