import { element, xmlDocument } from "../xml/xml-element.ts";

export type SoapAnswer = { kind: "body"; body: string } | { kind: "unresolved"; reason: string };

/** A document has up to 320 KB (Ficha Técnica 7), and an answer holds one: more is no answer of the SRI. */
const LARGEST_ANSWER = 2_000_000;

/**
 * Post a SOAP 1.1 request and return the body of a 200; `operation` is XML whose prefix `ec` is the namespace. Whatever
 * else happens is `unresolved` with a reason for the log.
 */
export async function postSoap(
  url: string,
  { namespace, operation }: { namespace: string; operation: string },
  options: { timeoutMilliseconds: number; fetch: typeof globalThis.fetch },
): Promise<SoapAnswer> {
  const envelope = element("soapenv:Envelope", [element("soapenv:Body", [operation])], {
    "xmlns:soapenv": "http://schemas.xmlsoap.org/soap/envelope/",
    "xmlns:ec": namespace,
  });
  try {
    const response = await options.fetch(url, {
      method: "POST",
      headers: { "Content-Type": "text/xml; charset=utf-8", SOAPAction: '""' },
      body: xmlDocument(envelope),
      signal: AbortSignal.timeout(options.timeoutMilliseconds),
      redirect: "error",
    });
    const bytes = await readBytes(response);
    if (response.status !== 200) return unresolved(`status ${response.status}`);
    if (bytes === null) return unresolved("answer too large");
    const body = readText(bytes);
    return body === null ? unresolved("answer is not UTF-8") : { kind: "body", body };
  } catch (error) {
    return unresolved(error instanceof Error ? error.name : "no answer");
  }
}

const unresolved = (reason: string) => ({ kind: "unresolved", reason }) as const;

async function readBytes(response: Response): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (size > LARGEST_ANSWER) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Null for other bytes than UTF-8: a document with a replaced character would no longer be what was signed. */
function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
