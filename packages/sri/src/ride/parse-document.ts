import { SriError } from "../sri-error.ts";
import { parseXml } from "../xml/parse-xml.ts";
import {
  ParsedDocumentSchema,
  type ParsedFactura,
  type ParsedNotaCredito,
} from "./document-schemas.ts";

/** What a document says, text by text as it is written in the XML. */
export type ParsedDocument =
  | ({ kind: "factura" } & ParsedFactura)
  | ({ kind: "nota de crédito" } & ParsedNotaCredito);

/** Read a factura or nota de crédito, signed or not. Throws an SriError "document-unreadable" for anything else. */
export function parseDocument(xml: string): ParsedDocument {
  const parsed = ParsedDocumentSchema.safeParse(parseXml(xml));
  const { factura, notaCredito } = parsed.data ?? {};
  if (factura) return { kind: "factura", ...factura };
  if (notaCredito) return { kind: "nota de crédito", ...notaCredito };
  throw new SriError("document-unreadable", "xml");
}
