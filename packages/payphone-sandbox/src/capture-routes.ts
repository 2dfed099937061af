import { type Context, Hono } from "hono";
import { z } from "zod";
import { faultAnswer, hangUp } from "./fault-answer.ts";
import { notify } from "./notification.ts";
import { distort, paymentReport } from "./payment-report.ts";
import { capture, reverse as reversePayment } from "./payment-transitions.ts";
import { errorResponse, PROVIDER_ERRORS } from "./provider-error.ts";
import { hasToken, jsonBody } from "./request-guards.ts";
import type { SandboxPayment } from "./sandbox-payment.ts";
import type { Sandbox } from "./sandbox-settings.ts";

const id = z.number().int();
const ConfirmRequestSchema = z.object({ id, clientTxId: z.string().min(1).max(50) });
const ReverseRequestSchema = z.object({ id });
const ReverseClientRequestSchema = z.object({ clientId: z.string().min(1).max(50) });

/** The endpoints that move money: Confirm on both hosts, and Reverse by either id (fact sheet, section 5). */
export function captureRoutes(sandbox: Sandbox): Hono {
  const { ledger } = sandbox;
  const routes = new Hono();
  for (const path of ["/api/confirm", "/api/button/V2/Confirm"]) {
    routes.post(path, (c) => confirm(c, sandbox));
  }
  routes.post("/api/Reverse", async (c) => {
    const request = ReverseRequestSchema.safeParse(await jsonBody(c));
    return reverse(c, sandbox, request.success ? ledger.byTransaction(request.data.id) : undefined);
  });
  routes.post("/api/Reverse/Client", async (c) => {
    const request = ReverseClientRequestSchema.safeParse(await jsonBody(c));
    const payment = request.success ? ledger.byReference(request.data.clientId) : undefined;
    return reverse(c, sandbox, payment);
  });
  return routes;
}

async function confirm(c: Context, { settings, ledger, timing }: Sandbox): Promise<Response> {
  if (!hasToken(c, settings)) return errorResponse(c, PROVIDER_ERRORS.token);
  const request = ConfirmRequestSchema.safeParse(await jsonBody(c));
  if (!request.success) return errorResponse(c, PROVIDER_ERRORS.validation);
  if (request.data.id === 0) return errorResponse(c, PROVIDER_ERRORS.service);
  const payment = ledger.byTransaction(request.data.id);
  const fault = ledger.takeFault("confirm", payment);
  const faulty = await faultAnswer(c, fault, timing);
  if (faulty) return faulty;
  if (!payment || payment.outcome === null) return errorResponse(c, PROVIDER_ERRORS.notFound);

  const now = ledger.now();
  const confirmed =
    fault === "late" && payment.confirmedAt === null
      ? { ...payment, reversedAt: now }
      : capture(payment, request.data.clientTxId, now);
  if (confirmed !== payment) ledger.save(confirmed);
  if (confirmed.confirmedAt !== payment.confirmedAt) notify(settings, confirmed, now);
  if (fault === "timeout_after_effect") return hangUp(c, timing);
  return c.json(distort(paymentReport(confirmed, now), fault));
}

/** `payment` is undefined for an invalid request, null for an unknown payment. */
async function reverse(
  c: Context,
  { settings, ledger, timing }: Sandbox,
  payment: SandboxPayment | null | undefined,
): Promise<Response> {
  if (!hasToken(c, settings)) return errorResponse(c, PROVIDER_ERRORS.token);
  if (payment === undefined) return errorResponse(c, PROVIDER_ERRORS.validation);
  const fault = ledger.takeFault("reverse", payment);
  const faulty = await faultAnswer(c, fault, timing);
  if (faulty) return faulty;
  if (!payment || payment.outcome === null) return errorResponse(c, PROVIDER_ERRORS.notFound);
  const reversed = reversePayment(payment, ledger.now());
  if (!reversed) {
    return errorResponse(c, PROVIDER_ERRORS.validation, [
      "La transacción ya no se puede reversar.",
    ]);
  }
  ledger.save(reversed);
  return fault === "timeout_after_effect" ? hangUp(c, timing) : c.json(true);
}
