import type { Context, Hono } from "hono";
import { z } from "zod";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { MAX_REASON_LENGTH } from "#app/domain/open-payment.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { jsonBody, staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";
import type { StaffPaymentDesk } from "./staff-payment-desk.ts";

type StaffPaymentRouteParts = {
  /** Null where there is no database. */
  open: { desk: StaffPaymentDesk; staff: StaffGate } | null;
  logger: Logger;
};

const QUERIES = 300;
/** Each is a query to PayPhone, which allows thirty a minute (fact sheet, section 5). */
const ACTIONS = 30;

const SettlementSchema = z.strictObject({
  transactionId: z.string().trim().max(20),
  note: z.string().max(MAX_REASON_LENGTH).default(""),
});

const referenceOf = ({ req }: Context) => req.param("reference") ?? "";

/**
 * Create the routes for staff: GET `/payments` lists open payments; POST `/release` and `/settlement` below
 * `/payments/:reference` end one.
 */
export function staffPaymentRoutes({ open, logger }: StaffPaymentRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  const actions = staffLimit(ACTIONS);
  routes.get(
    "/payments",
    forStaff(staffLimit(QUERIES), async (context, { desk }) =>
      context.json({ payments: await desk.list() }),
    ),
  );
  routes.post(
    "/payments/:reference/release",
    forStaff(actions, async (context, { desk, staffId }) => {
      await desk.release(referenceOf(context), staffId);
      return context.json({ released: true });
    }),
  );
  routes.post(
    "/payments/:reference/settlement",
    forStaff(actions, async (context, { desk, staffId }) => {
      const invalid = new ShopError("INVALID_TRANSACTION", "A transaction id is a whole number.");
      const body = await jsonBody(context, SettlementSchema, invalid);
      const order = await desk.settle({ ...body, reference: referenceOf(context), staffId });
      return context.json({ orderId: order.id });
    }),
  );
  return routes;
}
