import { element, textElement } from "../xml/xml-element.ts";
import type { AuthorizationAnswer } from "./authorization-answer.ts";
import { postSoap, type SoapAnswer } from "./post-soap.ts";
import type { ReceptionAnswer } from "./reception-answer.ts";

/** `url` is the host without the path of the services, one of SRI_URLS. */
export type SriClientOptions = {
  url: string;
  timeoutMilliseconds?: number;
  fetch?: typeof globalThis.fetch;
};

/** Neither call throws for what the SRI or the network does: both are answered with `unresolved`. */
export interface SriClient {
  /** Send a signed document. The same bytes may be sent again after `unresolved`. */
  send(signedXml: string): Promise<ReceptionAnswer>;
  /** Ask what became of a document. */
  findAuthorization(accessKey: string): Promise<AuthorizationAnswer>;
}

const PATH = "/comprobantes-electronicos-ws";
const RECEPTION = `${PATH}/RecepcionComprobantesOffline`;
const AUTHORIZATION = `${PATH}/AutorizacionComprobantesOffline`;

/**
 * Create a client of the SRI's two web services (SOAP 1.1). `timeoutMilliseconds`: 15,000 by default. The XML parser is
 * loaded with the first answer.
 */
export function createSriClient({
  url,
  timeoutMilliseconds = 15_000,
  fetch = globalThis.fetch,
}: SriClientOptions): SriClient {
  const base = url.replace(/\/+$/, "");
  const post = (path: string, namespace: string, operation: string): Promise<SoapAnswer> =>
    postSoap(`${base}${path}`, { namespace, operation }, { timeoutMilliseconds, fetch });
  return {
    async send(signedXml) {
      const xml = element("xml", [Buffer.from(signedXml, "utf8").toString("base64")]);
      const answer = await post(
        RECEPTION,
        "http://ec.gob.sri.ws.recepcion",
        element("ec:validarComprobante", [xml]),
      );
      if (answer.kind !== "body") return answer;
      const { readReceptionAnswer } = await import("./reception-answer.ts");
      return readReceptionAnswer(answer.body, signedXml);
    },
    async findAuthorization(accessKey) {
      const key = textElement("claveAccesoComprobante", accessKey);
      const answer = await post(
        AUTHORIZATION,
        "http://ec.gob.sri.ws.autorizacion",
        element("ec:autorizacionComprobante", [key]),
      );
      if (answer.kind !== "body") return answer;
      const { readAuthorizationAnswer } = await import("./authorization-answer.ts");
      return readAuthorizationAnswer(answer.body, accessKey);
    },
  };
}
