import type { SriMessage } from "../sri-message.ts";
import { envelope } from "./envelope.ts";
import { textElement } from "./escape-xml.ts";
import { messagesElement } from "./messages-element.ts";
import type { SoapOperation } from "./soap-request.ts";

export const RECEPTION: SoapOperation = {
  namespace: "http://ec.gob.sri.ws.recepcion",
  name: "validarComprobante",
  argument: "xml",
};

/** Return the answer RECIBIDA of the reception service. */
export function receivedAnswer(): string {
  return answer(`${textElement("estado", "RECIBIDA")}<comprobantes/>`);
}

/** Return the answer DEVUELTA; `accessKey` is null for a document that has no readable one. */
export function returnedAnswer(accessKey: string | null, messages: readonly SriMessage[]): string {
  const key = textElement("claveAcceso", accessKey ?? "N/A");
  return answer(
    `${textElement("estado", "DEVUELTA")}<comprobantes><comprobante>${key}${messagesElement(messages)}</comprobante></comprobantes>`,
  );
}

function answer(content: string): string {
  return envelope(
    `<ns2:validarComprobanteResponse xmlns:ns2="${RECEPTION.namespace}"><RespuestaRecepcionComprobante>${content}</RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>`,
  );
}
