import type { Context } from "hono";
import { errorResponse, PROVIDER_ERRORS } from "./provider-error.ts";
import type { FaultMode } from "./sandbox-fault.ts";
import type { SandboxTiming } from "./sandbox-settings.ts";

const HTML_ERROR =
  "<!DOCTYPE html><html><head><title>Error</title></head><body>SANDBOX</body></html>";

/**
 * Return the response of a fault that replaces the answer; null for other faults and none. Nothing is captured or
 * reversed in that case.
 */
export async function faultAnswer(
  c: Context,
  mode: FaultMode | null,
  timing: SandboxTiming,
): Promise<Response | null> {
  switch (mode) {
    case "timeout":
      return hangUp(c, timing);
    case "unavailable":
      return c.text("Service Unavailable", 503);
    case "rate_limited":
      return c.text("Too Many Requests", 429);
    case "html":
      return c.html(HTML_ERROR, 200);
    case "html_when_repeated":
      return c.html(HTML_ERROR, 500);
    case "bad_token":
      return errorResponse(c, PROVIDER_ERRORS.token);
    case "invalid":
      return errorResponse(c, PROVIDER_ERRORS.validation);
    case "service":
      return errorResponse(c, PROVIDER_ERRORS.service);
    case "out_of_scope":
      return errorResponse(c, PROVIDER_ERRORS.outOfScope);
    case "wrong_domain":
      return errorResponse(c, PROVIDER_ERRORS.domain);
    case "unknown":
      return errorResponse(c, PROVIDER_ERRORS.notFound);
    default:
      return null;
  }
}

/** Keep the request without a response until the caller gives up. */
export async function hangUp(c: Context, timing: SandboxTiming): Promise<Response> {
  await timing.hang(c.req.raw.signal);
  return c.html(HTML_ERROR, 504);
}
