import { type Context, Hono } from "hono";
import { faultAnswer } from "./fault-answer.ts";
import { openPayment } from "./open-payment.ts";
import { messagePage, paymentPage } from "./payment-page.ts";
import { isFormLapsed } from "./payment-transitions.ts";
import { type PrepareRequest, parsePrepareRequest } from "./prepare-request.ts";
import { ProcessRequestSchema, processPayment } from "./process-payment.ts";
import { errorResponse, PROVIDER_ERRORS } from "./provider-error.ts";
import { isRegisteredDomain } from "./registered-domain.ts";
import { hasToken, isFromDomain, jsonBody } from "./request-guards.ts";
import type { Sandbox } from "./sandbox-settings.ts";

const PREPARE_PATH = "/api/button/Prepare";
const PAGE_PATHS = ["/Anonymous/Index", "/PayPhone/Index"];

/** The redirect flow: prepared by the server, paid on the provider's page (fact sheet, section 3). */
export function redirectRoutes(sandbox: Sandbox): Hono {
  const { settings, ledger, timing } = sandbox;
  const routes = new Hono();

  routes.post(PREPARE_PATH, async (c) => {
    if (!hasToken(c, settings)) return errorResponse(c, PROVIDER_ERRORS.token);
    const faulty = await faultAnswer(c, ledger.takeFault("prepare", null), timing);
    if (faulty) return faulty;
    const result = parsePrepareRequest(await jsonBody(c), "redirect", settings.storeId);
    if ("error" in result) return errorResponse(c, result.error, result.descriptions);
    if (!returnsToDomain(c, result.request, sandbox))
      return errorResponse(c, PROVIDER_ERRORS.domain);
    if (ledger.byReference(result.request.clientTransactionId)) {
      return errorResponse(c, PROVIDER_ERRORS.duplicate);
    }
    const { paymentId } = openPayment(ledger, result.request, settings);
    const base = c.req.url.slice(0, c.req.url.indexOf(PREPARE_PATH));
    return c.json({
      paymentId,
      payWithPayPhone: `${base}/PayPhone/Index?paymentId=${paymentId}`,
      payWithCard: `${base}/Anonymous/Index?paymentId=${paymentId}`,
    });
  });

  for (const path of PAGE_PATHS) {
    routes.get(path, (c) => showPage(c, sandbox));
    routes.post(path, (c) => submitPage(c, sandbox));
  }
  return routes;
}

function returnsToDomain(c: Context, request: PrepareRequest, { settings }: Sandbox): boolean {
  const urls = [request.responseUrl, request.cancellationUrl];
  return urls.every(
    (url) => url === undefined || isRegisteredDomain(url, c.req.url, settings.allowedOrigin),
  );
}

/** PayPhone checks only the Referer, and rejects with a 200 page (fact sheet, section 3). */
function showPage(c: Context, { settings, ledger }: Sandbox) {
  if (!isFromDomain(c, settings)) return c.html(messagePage("No autorizado"));
  const payment = ledger.byPaymentId(c.req.query("paymentId") ?? "");
  if (!payment || payment.outcome !== null) {
    return c.html(messagePage(PROVIDER_ERRORS.notFound.message), 404);
  }
  if (isFormLapsed(payment, ledger.now())) {
    return c.html(messagePage("El tiempo para pagar terminó."), 410);
  }
  return c.html(paymentPage(payment));
}

async function submitPage(c: Context, sandbox: Sandbox) {
  const request = ProcessRequestSchema.safeParse(await c.req.parseBody());
  if (!request.success) return c.html(messagePage(PROVIDER_ERRORS.validation.message), 400);
  const result = await processPayment(sandbox, request.data);
  if (!result) return c.html(messagePage(PROVIDER_ERRORS.cardProcess.message), 400);
  if (result.returnUrl === null) return c.html(messagePage("Pagado. Ahora cierra esta pestaña."));
  return c.redirect(result.returnUrl, 303);
}
