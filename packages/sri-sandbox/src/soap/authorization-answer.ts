import type { SriMessage } from "../sri-message.ts";
import { envelope } from "./envelope.ts";
import { cdataElement, textElement } from "./escape-xml.ts";
import { messagesElement } from "./messages-element.ts";
import type { SoapOperation } from "./soap-request.ts";

export const AUTHORIZATION: SoapOperation = {
  namespace: "http://ec.gob.sri.ws.autorizacion",
  name: "autorizacionComprobante",
  argument: "claveAccesoComprobante",
};

/** One autorizacion of an answer; `at` in epoch milliseconds, `number` only of an authorized document. */
export type Authorization = {
  state: "AUTORIZADO" | "NO AUTORIZADO" | "EN PROCESAMIENTO";
  number: string | null;
  at: number;
  xml: string;
  messages: readonly SriMessage[];
};

/** America/Guayaquil is UTC-5 all year. */
const OFFSET_MS = 5 * 3_600_000;

/** Return the answer of the authorization service about an access key, which has none, one or several. */
export function authorizationAnswer(
  accessKey: string,
  authorizations: readonly Authorization[],
): string {
  const list = authorizations.map(authorizationElement).join("");
  const content = [
    textElement("claveAccesoConsultada", accessKey),
    textElement("numeroComprobantes", String(authorizations.length)),
    list === "" ? "<autorizaciones/>" : `<autorizaciones>${list}</autorizaciones>`,
  ].join("");
  return envelope(
    `<ns2:autorizacionComprobanteResponse xmlns:ns2="${AUTHORIZATION.namespace}"><RespuestaAutorizacionComprobante>${content}</RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse>`,
  );
}

function authorizationElement({ state, number, at, xml, messages }: Authorization): string {
  return [
    "<autorizacion>",
    textElement("estado", state),
    number === null ? "" : textElement("numeroAutorizacion", number),
    textElement(
      "fechaAutorizacion",
      `${new Date(at - OFFSET_MS).toISOString().slice(0, 19)}-05:00`,
    ),
    textElement("ambiente", "PRUEBAS"),
    cdataElement("comprobante", xml),
    messagesElement(messages),
    "</autorizacion>",
  ].join("");
}
