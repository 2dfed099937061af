import { Hono } from "hono";
import { faultAnswer } from "./fault-answer.ts";
import { openPayment } from "./open-payment.ts";
import { labelled, PANEL_ACTIONS, PANEL_ANSWERS } from "./panel-choices.ts";
import { PANEL_WORDS } from "./panel-words.ts";
import { parsePrepareRequest } from "./prepare-request.ts";
import { ProcessRequestSchema, processPayment } from "./process-payment.ts";
import { errorResponse, PROVIDER_ERRORS } from "./provider-error.ts";
import { hasToken, isFromDomain, jsonBody } from "./request-guards.ts";
import type { Sandbox } from "./sandbox-settings.ts";

/** The endpoints of the browser widget: `render()` prepares, the card form processes (fact sheet, section 1). */
export function boxRoutes(sandbox: Sandbox): Hono {
  const { settings, ledger, timing } = sandbox;
  const routes = new Hono();

  routes.use("*", async (c, next) => {
    if (!hasToken(c, settings)) return errorResponse(c, PROVIDER_ERRORS.token);
    if (!isFromDomain(c, settings)) return errorResponse(c, PROVIDER_ERRORS.domain);
    return next();
  });

  routes.post("/prepare", async (c) => {
    const faulty = await faultAnswer(c, ledger.takeFault("prepare", null), timing);
    if (faulty) return faulty;
    const result = parsePrepareRequest(await jsonBody(c), "box", settings.storeId);
    if ("error" in result) return errorResponse(c, result.error, result.descriptions);
    if (ledger.byReference(result.request.clientTransactionId)) {
      return errorResponse(c, PROVIDER_ERRORS.duplicate);
    }
    const { paymentId, lang } = openPayment(ledger, result.request, settings);
    return c.json({
      paymentId,
      actions: labelled(PANEL_ACTIONS, lang),
      answers: labelled(PANEL_ANSWERS, lang),
      words: PANEL_WORDS[lang],
    });
  });

  routes.post("/card-payment/process", async (c) => {
    const request = ProcessRequestSchema.safeParse(await jsonBody(c));
    if (!request.success) return errorResponse(c, PROVIDER_ERRORS.validation);
    const result = await processPayment(sandbox, request.data);
    return result ? c.json(result) : errorResponse(c, PROVIDER_ERRORS.cardProcess);
  });

  return routes;
}
