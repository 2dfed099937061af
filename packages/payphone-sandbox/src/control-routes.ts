import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "./request-guards.ts";
import { SandboxFaultSchema } from "./sandbox-fault.ts";
import { paymentState } from "./sandbox-payment.ts";
import type { Sandbox } from "./sandbox-settings.ts";

/** What a test may set: an absolute clock offset in milliseconds, one more fault, or no faults. */
const ControlRequestSchema = z.strictObject({
  clockOffsetMs: z
    .number()
    .int()
    .min(-366 * 86_400_000)
    .max(366 * 86_400_000)
    .optional(),
  clearFaults: z.literal(true).optional(),
  fault: SandboxFaultSchema.optional(),
});

/** The endpoint for tests. Returns the clock, the pending faults and all payments with their state. */
export function controlRoutes({ ledger }: Sandbox): Hono {
  const routes = new Hono();
  routes.post("/", async (c) => {
    const request = ControlRequestSchema.safeParse(await jsonBody(c));
    if (!request.success) return c.json({ error: z.prettifyError(request.error) }, 400);
    const { clockOffsetMs, clearFaults, fault } = request.data;
    const before = ledger.controls();
    if (Object.keys(request.data).length > 0) {
      const remaining = clearFaults ? [] : before.faults;
      ledger.setControls({
        clockOffsetMs: clockOffsetMs ?? before.clockOffsetMs,
        faults: fault ? [...remaining, fault] : remaining,
      });
    }
    const now = ledger.now();
    const payments = ledger.payments();
    return c.json({
      now: new Date(now).toISOString(),
      ...ledger.controls(),
      payments: payments.map((payment) => ({ ...payment, state: paymentState(payment, now) })),
    });
  });
  return routes;
}
