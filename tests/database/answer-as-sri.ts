import { createSriClient } from "@gemma-luce/sri";
import { BASE } from "@gemma-luce/sri-sandbox/testing";
import type { InvoiceShop } from "./open-invoice-shop.ts";

/** Returns the body of an answer, or null to let the sandbox answer. */
export type Answer = (call: "send" | "ask", body: string) => string | null;

/** Return services in which `answer` may answer in place of the sandbox, and count what is sent. */
export function servicesWith(shop: InvoiceShop, answer: Answer) {
  let sent = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const isSent = String(input).includes("Recepcion");
    if (isSent) sent += 1;
    const other = answer(isSent ? "send" : "ask", String(init?.body));
    return other === null ? shop.sri().fetch(input, init) : new Response(other);
  };
  const test = createSriClient({ url: BASE, fetch, timeoutMilliseconds: 1000 });
  return { services: { ...shop.parts().services, test }, sent: () => sent };
}

const envelope = (text: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${text}</soap:Body></soap:Envelope>`;
/** The element `mensajes` with one error. */
export const message = (code: string, text = "") =>
  `<mensajes><mensaje><identificador>${code}</identificador><mensaje>${text}</mensaje><tipo>ERROR</tipo></mensaje></mensajes>`;
/** What the reception answers about a document that it does not take. */
export const returned = (code: string, text?: string) =>
  envelope(
    `<a:validarComprobanteResponse xmlns:a="r"><RespuestaRecepcionComprobante><estado>DEVUELTA</estado><comprobantes><comprobante>${message(code, text)}</comprobante></comprobantes></RespuestaRecepcionComprobante></a:validarComprobanteResponse>`,
  );
/** What the authorization answers about a document that it does not authorize. */
export const notAuthorized = (messages: string) =>
  envelope(
    `<a:autorizacionComprobanteResponse xmlns:a="r"><RespuestaAutorizacionComprobante><numeroComprobantes>1</numeroComprobantes><autorizaciones><autorizacion><estado>NO AUTORIZADO</estado>${messages}</autorizacion></autorizaciones></RespuestaAutorizacionComprobante></a:autorizacionComprobanteResponse>`,
  );
