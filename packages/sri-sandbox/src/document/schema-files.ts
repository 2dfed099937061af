import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The name that the other schemas import it by. */
export const SIGNATURE_SCHEMA = "xmldsig-core-schema.xsd";
/** The official schemas, and the one version of each that the sandbox knows. */
export const SCHEMAS = { factura: "factura_V1.1.0.xsd", notaCredito: "NotaCredito_V1.1.0.xsd" };
export const SCHEMA_VERSION = "1.1.0";
export type DocumentKind = keyof typeof SCHEMAS;

/** Read the official schemas of the SRI, which facturacion-electronica-ec carries. */
export function readSchemas(): { kinds: Record<DocumentKind, Uint8Array>; signature: Uint8Array } {
  const entry = fileURLToPath(import.meta.resolve("facturacion-electronica-ec"));
  const read = (fileName: string) =>
    readFileSync(path.resolve(path.dirname(entry), "../xsd", fileName));
  return {
    kinds: { factura: read(SCHEMAS.factura), notaCredito: read(SCHEMAS.notaCredito) },
    signature: read(SIGNATURE_SCHEMA),
  };
}
