/** Answers of the SRI's web services in the form that integrators have published, for any key and text. */
type Mensaje = { code: string; text?: string; information?: string; kind?: string };

const envelope = (body: string) =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${body}</soap:Body></soap:Envelope>`;

const mensajes = (list: readonly Mensaje[]) =>
  `<mensajes>${list
    .map(
      ({ code, text = "", information, kind = "ERROR" }) =>
        `<mensaje><identificador>${code}</identificador><mensaje>${text}</mensaje>${information ? `<informacionAdicional>${information}</informacionAdicional>` : ""}<tipo>${kind}</tipo></mensaje>`,
    )
    .join("")}</mensajes>`;

/** What validarComprobante answers. */
export function receptionAnswer(estado: string, comprobantes = ""): string {
  return envelope(
    `<ns2:validarComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.recepcion"><RespuestaRecepcionComprobante><estado>${estado}</estado>${comprobantes ? `<comprobantes>${comprobantes}</comprobantes>` : "<comprobantes/>"}</RespuestaRecepcionComprobante></ns2:validarComprobanteResponse>`,
  );
}

export const RECEIVED = receptionAnswer("RECIBIDA");

/** The document of a key comes back with these codes. */
export function returned(key: string, ...list: Mensaje[]): string {
  return receptionAnswer(
    "DEVUELTA",
    `<comprobante><claveAcceso>${key}</claveAcceso>${mensajes(list)}</comprobante>`,
  );
}

/** What autorizacionComprobante answers about a key; without an autorizacion, the SRI does not know it. */
export function authorizationAnswer(key: string, ...autorizaciones: string[]): string {
  return envelope(
    `<ns2:autorizacionComprobanteResponse xmlns:ns2="http://ec.gob.sri.ws.autorizacion"><RespuestaAutorizacionComprobante><claveAccesoConsultada>${key}</claveAccesoConsultada><numeroComprobantes>${autorizaciones.length}</numeroComprobantes>${autorizaciones.length > 0 ? `<autorizaciones>${autorizaciones.join("")}</autorizaciones>` : "<autorizaciones/>"}</RespuestaAutorizacionComprobante></ns2:autorizacionComprobanteResponse>`,
  );
}

/** AUTORIZADO; `xml` is the document. */
export function authorized(key: string, xml: string, date = "2026-11-23T10:00:05-05:00"): string {
  return `<autorizacion><estado>AUTORIZADO</estado><numeroAutorizacion>${key}</numeroAutorizacion><fechaAutorizacion>${date}</fechaAutorizacion><ambiente>PRUEBAS</ambiente><comprobante><![CDATA[${xml}]]></comprobante><mensajes/></autorizacion>`;
}

/** NO AUTORIZADO, EN PROCESAMIENTO or another state, with these codes. */
export function notAuthorized(estado: string, ...list: Mensaje[]): string {
  return `<autorizacion><estado>${estado}</estado><fechaAutorizacion>2026-11-23T10:00:05-05:00</fechaAutorizacion><ambiente>PRUEBAS</ambiente>${mensajes(list)}</autorizacion>`;
}

export const SOAP_FAULT = envelope(
  "<soap:Fault><faultcode>soap:Server</faultcode><faultstring>Could not open JPA EntityManager for transaction</faultstring></soap:Fault>",
);
export const HTML =
  "<!DOCTYPE html><html><head><title>503 Service Unavailable</title></head><body>No server is available to handle this request.</body></html>";
