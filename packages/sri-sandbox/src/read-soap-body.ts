import type { Context } from "hono";
import { soapFault } from "./soap/envelope.ts";
import { readSoapRequest, type SoapOperation } from "./soap/soap-request.ts";
import { soapResponse } from "./soap/soap-response.ts";

/** Read the argument of an operation (null when left out), or return the error response to another request. */
export async function readSoapBody(
  c: Context,
  operation: SoapOperation,
): Promise<{ argument: string | null } | Response> {
  if (!/^text\/xml\s*(;|$)/i.test(c.req.header("content-type") ?? "")) {
    return c.text("Unsupported Media Type: text/xml is expected", 415);
  }
  const request = readSoapRequest(await readText(c), operation);
  return "fault" in request ? soapResponse(soapFault("Client", request.fault), 500) : request;
}

/** Bytes that are no UTF-8 become characters that no parser accepts as a tag. */
async function readText(c: Context): Promise<string> {
  return new TextDecoder("utf-8").decode(await c.req.arrayBuffer());
}
