import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { soapFault } from "../soap/envelope.ts";
import { soapResponse } from "../soap/soap-response.ts";
import type { FaultName } from "./sandbox-fault.ts";

const HTML =
  "<!DOCTYPE html><html><head><title>Error</title></head><body><h1>Servicio no disponible</h1>SANDBOX</body></html>";

/** What @hono/node-server passes to its app. */
type HttpBindings = { incoming: IncomingMessage };

/** Wait until the caller gives up; tests replace it. */
export type Hang = (signal: AbortSignal) => Promise<void>;

/** Return the response of a fault that comes before any effect; null for other faults and none. */
export async function answerBefore(
  c: Context,
  fault: FaultName | undefined,
  hang: Hang,
): Promise<Response | null> {
  switch (fault) {
    case "closed":
      return closeConnection(c);
    case "unavailable":
      return c.html(HTML, 503);
    case "html":
      return c.html(HTML, 200);
    case "soap_fault":
      return soapResponse(soapFault("Server", "java.lang.NullPointerException"), 500);
    case "timeout":
    case "timeout_before_storing":
      return answerTooLate(c, hang);
    default:
      return null;
  }
}

/** Return the response of a fault that comes after the effect, or the answer itself. */
export async function answerAfter(
  c: Context,
  fault: FaultName | undefined,
  answer: string,
  hang: Hang,
): Promise<Response> {
  switch (fault) {
    case "closed_after_storing":
      return closeConnection(c);
    case "timeout_after_storing":
      return answerTooLate(c, hang);
    case "truncated":
      return soapResponse(answer.slice(0, answer.length / 2), 200);
    default:
      return soapResponse(answer, 200);
  }
}

async function answerTooLate(c: Context, hang: Hang): Promise<Response> {
  await hang(c.req.raw.signal);
  return c.html(HTML, 504);
}

/** Close the connection without an answer; without a socket, as in tests, answer with a body that fails. */
function closeConnection(c: Context): Response {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket;
  if (socket) {
    socket.destroy();
    return new Response(null, { status: 500 });
  }
  const body = new ReadableStream({
    pull: (controller) => controller.error(new Error("The sandbox closes the connection.")),
  });
  return new Response(body);
}
