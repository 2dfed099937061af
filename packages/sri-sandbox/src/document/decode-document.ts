import { parseXml } from "../soap/parse-xml.ts";
import { type SriMessage, sriError } from "../sri-message.ts";
import { type DocumentKind, SCHEMA_VERSION, SCHEMAS } from "./schema-files.ts";

/** The largest document that the SRI takes (Ficha Técnica, section 7). */
const LARGEST_BYTES = 320 * 1024;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const ENCODING = /^<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)["']/;

/** The bytes of a request as a document that is well-formed, of a kind and version that the sandbox knows. */
export type DecodedDocument = { kind: DocumentKind; xml: string; document: Document };

/** Decode the document of a request, or return the error that the SRI returns it with. */
export function decodeDocument(base64: string): DecodedDocument | { error: SriMessage } {
  const compact = base64.replace(/\s/g, "");
  if (!BASE64.test(compact)) return { error: sriError("35", "El archivo no está en base64") };
  const bytes = Buffer.from(compact, "base64");
  if (bytes.length > LARGEST_BYTES) return { error: sriError("26", `${bytes.length} bytes`) };
  const xml = decodeUtf8(bytes);
  const document = xml === null ? null : parseXml(xml);
  if (xml === null || document === null) {
    return { error: sriError("35", "El archivo no es XML bien formado en UTF-8 sin DOCTYPE") };
  }
  const { localName, namespaceURI } = document.documentElement;
  const kind = (Object.keys(SCHEMAS) as DocumentKind[]).find((name) => name === localName);
  if (!kind || namespaceURI) return { error: sriError("47", localName) };
  const version = document.documentElement.getAttribute("version") ?? "";
  if (version !== SCHEMA_VERSION) {
    return { error: sriError("36", `${kind} ${version}: el sandbox conoce ${SCHEMA_VERSION}`) };
  }
  return { kind, xml, document };
}

/** Return the access key that a document names, before any check; null when it names none. */
export function findAccessKey(base64: string): string | null {
  const text = Buffer.from(base64, "base64").toString("utf8");
  return /<claveAcceso>\s*(\d{49})\s*<\/claveAcceso>/.exec(text)?.[1] ?? null;
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const encoding = ENCODING.exec(text)?.[1] ?? "UTF-8";
    return encoding.toUpperCase() === "UTF-8" ? text : null;
  } catch {
    return null;
  }
}
