import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { OrderActionStore } from "#app/data/server/order-action-store.ts";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import type { PaymentCheck } from "#app/domain/payment-check.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { answerRefusal, type RefusalStatuses, STAFF_STATUSES } from "../http/error-response-of.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { requireRoom } from "../http/require-room.ts";
import { requireStaff } from "../http/require-staff.ts";
import type { Logger } from "../runtime/logger.ts";
import type { PaymentCheckDesk } from "./payment-check-desk.ts";

type Bindings = { Bindings: HttpBindings };

export type OrderActionRouteParts = {
  /** Null where there is no database. */
  open: { orders: OrderActionStore; checks: PaymentCheckDesk; staff: StaffGate } | null;
  logger: Logger;
};

/** A member of staff moves some dozens of orders a day. */
const CANCELLATIONS = 100;
/** Each asks PayPhone, which answers thirty questions a minute (fact sheet, section 5). */
const CHECKS = 100;
const WINDOW_MS = 10 * 60_000;

const STATUSES: RefusalStatuses = {
  ...STAFF_STATUSES,
  INVALID_REQUEST: 400,
  ORDER_NOT_FOUND: 404,
  ORDER_MOVE_NOT_ALLOWED: 409,
  REVERSAL_UNDER_WAY: 409,
  PAYMENT_DIFFERS: 409,
  PAYMENT_NOT_CHECKED: 409,
};

const CancellationSchema = z.strictObject({ restock: z.boolean() });

function requireOrderId(context: Context): string {
  const id = z.uuid().safeParse(context.req.param("id"));
  if (!id.success) throw new ShopError("ORDER_NOT_FOUND", "There is no such order.");
  return id.data;
}

async function bodyOf<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body> {
  const body = schema.safeParse(await context.req.json().catch(() => null));
  if (!body.success) throw new ShopError("INVALID_REQUEST", "This request cannot be read.");
  return body.data;
}

function answerStaff(
  routes: Hono<Bindings>,
  { orders, checks, staff }: NonNullable<OrderActionRouteParts["open"]>,
): void {
  const cancellations = createRateLimiter(CANCELLATIONS, WINDOW_MS);
  const questions = createRateLimiter(CHECKS, WINDOW_MS);
  const answer = (context: Context, { state, difference }: PaymentCheck) => {
    context.header("Cache-Control", "no-store");
    return context.json({ state, difference, isConfigured: checks.isConfigured });
  };

  routes.post("/orders/:id/cancellation", async (context) => {
    const staffId = await requireStaff(context, staff);
    requireRoom(cancellations, staffId);
    const orderId = requireOrderId(context);
    const { restock } = await bodyOf(context, CancellationSchema);
    context.header("Cache-Control", "no-store");
    return context.json({ restored: await orders.cancel(orderId, staffId, restock) });
  });
  routes.post("/orders/:id/payment-check", async (context) => {
    requireRoom(questions, await requireStaff(context, staff));
    return answer(context, await checks.check(requireOrderId(context)));
  });
  routes.post("/orders/:id/payment-check/confirmation", async (context) => {
    const staffId = await requireStaff(context, staff);
    requireRoom(questions, staffId);
    return answer(context, await checks.vouch(requireOrderId(context), staffId));
  });
}

/**
 * Takes the orders, the desk that asks about payments and who guards them, and returns what staff do with an order through
 * the server: POST `/cancellation`, `/payment-check` and `/payment-check/confirmation` below `/orders/:id`. For staff
 * only, by bearer token. Mount it behind the same-origin guard.
 */
export function orderActionRoutes({ open, logger }: OrderActionRouteParts): Hono<Bindings> {
  const routes = new Hono<Bindings>();
  routes.onError((error, context) => answerRefusal(context, error, STATUSES, logger));
  if (open) {
    answerStaff(routes, open);
  } else {
    const refuse = () => {
      throw new ShopError("UNAVAILABLE", "This shop has no orders.");
    };
    routes.post("/orders/:id/cancellation", refuse);
    routes.post("/orders/:id/payment-check", refuse);
    routes.post("/orders/:id/payment-check/confirmation", refuse);
  }
  return routes;
}
