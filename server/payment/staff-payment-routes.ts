import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import { MAX_REASON_LENGTH } from "#app/domain/open-payment.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { answerRefusal, type RefusalStatuses, STAFF_STATUSES } from "../http/error-response-of.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { requireRoom } from "../http/require-room.ts";
import { requireStaff } from "../http/require-staff.ts";
import type { Logger } from "../runtime/logger.ts";
import type { StaffPaymentDesk } from "./staff-payment-desk.ts";

type Bindings = { Bindings: HttpBindings };

export type StaffPaymentRouteParts = {
  /** Null where there is no database. */
  open: { desk: StaffPaymentDesk; staff: StaffGate } | null;
  logger: Logger;
};

const QUESTIONS = 300;
/** Each asks PayPhone, which answers thirty questions a minute (fact sheet, section 5). */
const ACTIONS = 30;
const WINDOW_MS = 10 * 60_000;

const STATUSES: RefusalStatuses = {
  ...STAFF_STATUSES,
  CHECKOUT_NOT_FOUND: 404,
  INVALID_TRANSACTION: 400,
  REASON_REQUIRED: 409,
  PAYMENT_SETTLED: 409,
  PAYMENT_APPROVED: 409,
  PAYMENT_UNDER_WAY: 409,
  PAYMENT_NOT_HELD: 409,
  PAYMENT_RETURNED: 409,
  PAYMENT_NOT_NAMED: 409,
  PAYMENT_CONTRADICTED: 409,
  TRANSACTION_ALREADY_USED: 409,
  CHECKOUT_ERASED: 409,
  CHECKOUT_FAILED: 409,
  OUT_OF_STOCK: 409,
};

const SettlementSchema = z.strictObject({
  transactionId: z.string().trim().max(20),
  note: z.string().max(MAX_REASON_LENGTH).default(""),
});

async function settlementIn(context: Context) {
  const body = SettlementSchema.safeParse(await context.req.json().catch(() => null));
  if (!body.success) {
    throw new ShopError("INVALID_TRANSACTION", "A transaction id is a whole number.");
  }
  return body.data;
}

function answerStaff(
  routes: Hono<Bindings>,
  { desk, staff }: NonNullable<StaffPaymentRouteParts["open"]>,
): void {
  const questions = createRateLimiter(QUESTIONS, WINDOW_MS);
  const actions = createRateLimiter(ACTIONS, WINDOW_MS);

  routes.get("/payments", async (context) => {
    requireRoom(questions, await requireStaff(context, staff));
    return context.json({ payments: await desk.list() });
  });
  routes.post("/payments/:reference/release", async (context) => {
    const staffId = await requireStaff(context, staff);
    requireRoom(actions, staffId);
    await desk.release(context.req.param("reference"), staffId);
    return context.json({ released: true });
  });
  routes.post("/payments/:reference/settlement", async (context) => {
    const staffId = await requireStaff(context, staff);
    requireRoom(actions, staffId);
    const reference = context.req.param("reference");
    const order = await desk.settle({ ...(await settlementIn(context)), reference, staffId });
    return context.json({ orderId: order.id });
  });
}

/**
 * Takes the desk and who guards it, and returns `/payments` (GET lists the open ones) and, below each reference,
 * `/release` and `/settlement` (POST). For staff only, by bearer token. Mount it behind the same-origin guard.
 */
export function staffPaymentRoutes({ open, logger }: StaffPaymentRouteParts): Hono<Bindings> {
  const routes = new Hono<Bindings>();
  routes.use("/payments/*", async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  routes.onError((error, context) => answerRefusal(context, error, STATUSES, logger));
  if (open) {
    answerStaff(routes, open);
  } else {
    routes.all("/payments/*", () => {
      throw new ShopError("UNAVAILABLE", "This shop has no payments.");
    });
  }
  return routes;
}
