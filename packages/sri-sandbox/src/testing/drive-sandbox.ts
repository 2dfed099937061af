import { Hono } from "hono";
import { AUTHORIZATION } from "../soap/authorization-answer.ts";
import { SOAP_NAMESPACE } from "../soap/envelope.ts";
import { escapeXml } from "../soap/escape-xml.ts";
import { parseXml } from "../soap/parse-xml.ts";
import { RECEPTION } from "../soap/reception-answer.ts";
import type { SoapOperation } from "../soap/soap-request.ts";
import { createSriSandbox, type SriSandboxOptions } from "../sri-sandbox.ts";
import { createMemoryStore } from "../store/memory-store.ts";
import { NOW } from "./sample-invoice.ts";

/** The mount point: nothing may depend on standing at the root. */
export const BASE = "http://127.0.0.1/sri";
const PATH = "/comprobantes-electronicos-ws";
export const RECEPTION_URL = `${BASE}${PATH}/RecepcionComprobantesOffline`;
export const AUTHORIZATION_URL = `${BASE}${PATH}/AutorizacionComprobantesOffline`;

type ControlReport = {
  now: string;
  faults: object[];
  documents: { accessKey: string; number: string; state: string; codes: string[] }[];
};

/** Return a SOAP request of an operation. */
export function soapRequest({ namespace, name, argument }: SoapOperation, text: string): string {
  return `<s:Envelope xmlns:s="${SOAP_NAMESPACE}"><s:Body><w:${name} xmlns:w="${namespace}"><${argument}>${escapeXml(text)}</${argument}></w:${name}></s:Body></s:Envelope>`;
}

/** Mount a sandbox in memory and drive it as a shop and a test, without sockets and waiting. */
export function driveSandbox(options: Partial<SriSandboxOptions> = {}) {
  let moment = NOW;
  const app = createSriSandbox({
    store: createMemoryStore(),
    clock: () => moment,
    hang: async () => {},
    ...options,
  });
  const host = new Hono().route("/sri", app);
  const fetch = async (url: string | URL | Request, init?: RequestInit) => host.request(url, init);
  const post = (url: string, body: BodyInit, type = "text/xml; charset=utf-8") =>
    fetch(url, { method: "POST", headers: { "Content-Type": type, SOAPAction: '""' }, body });

  async function texts(response: Response) {
    const document = parseXml(await response.text());
    return (name: string, parent: Document | Element | null = document) =>
      Array.from(parent?.getElementsByTagName(name) ?? []).map((node) => node.textContent ?? "");
  }

  /** Send bytes as a document; returns the state and the codes of the answer. */
  async function sendBytes(bytes: Uint8Array) {
    const base64 = Buffer.from(bytes).toString("base64");
    const response = await post(RECEPTION_URL, soapRequest(RECEPTION, base64));
    const find = await texts(response);
    return {
      status: response.status,
      state: find("estado")[0],
      codes: find("identificador"),
      information: find("informacionAdicional"),
    };
  }

  /** Ask for the authorizations of an access key. */
  async function ask(accessKey: string) {
    const response = await post(AUTHORIZATION_URL, soapRequest(AUTHORIZATION, accessKey));
    const find = await texts(response);
    return {
      status: response.status,
      count: find("numeroComprobantes")[0],
      states: find("estado"),
      numbers: find("numeroAutorizacion"),
      dates: find("fechaAutorizacion"),
      documents: find("comprobante"),
      codes: find("identificador"),
      information: find("informacionAdicional"),
    };
  }

  async function control(body?: object): Promise<ControlReport> {
    const response = body
      ? await post(`${BASE}/control`, JSON.stringify(body), "application/json")
      : await fetch(`${BASE}/control`);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }

  return {
    fetch,
    post,
    sendBytes,
    send: (xml: string) => sendBytes(Buffer.from(xml)),
    ask,
    control,
    advance: (milliseconds: number) => {
      moment += milliseconds;
    },
  };
}
