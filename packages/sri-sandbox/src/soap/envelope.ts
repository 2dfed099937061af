import { escapeXml } from "./escape-xml.ts";

export const SOAP_NAMESPACE = "http://schemas.xmlsoap.org/soap/envelope/";

/** Return a SOAP 1.1 envelope around the content of its body. */
export function envelope(body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><soap:Envelope xmlns:soap="${SOAP_NAMESPACE}"><soap:Body>${body}</soap:Body></soap:Envelope>`;
}

/** Return a SOAP 1.1 fault. `Client` is the caller's mistake, `Server` is ours. */
export function soapFault(code: "Client" | "Server", reason: string): string {
  return envelope(
    `<soap:Fault><faultcode>soap:${code}</faultcode><faultstring>${escapeXml(reason)}</faultstring></soap:Fault>`,
  );
}
