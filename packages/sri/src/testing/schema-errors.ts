import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlLibError,
  XsdValidator,
  xmlRegisterInputProvider,
} from "libxml2-wasm";

/** The official schemas of the SRI, as the package carries them. */
const folder = path.resolve(
  path.dirname(fileURLToPath(import.meta.resolve("facturacion-electronica-ec"))),
  "../xsd",
);
const readSchema = (fileName: string) => readFileSync(path.join(folder, fileName));

const SIGNATURE_SCHEMA = "xmldsig-core-schema.xsd";
xmlRegisterInputProvider(
  new XmlBufferInputProvider({ [SIGNATURE_SCHEMA]: readSchema(SIGNATURE_SCHEMA) }),
);
const load = (fileName: string) =>
  XsdValidator.fromDoc(XmlDocument.fromBuffer(readSchema(fileName)));
const VALIDATORS = {
  factura: load("factura_V1.1.0.xsd"),
  notaCredito: load("NotaCredito_V1.1.0.xsd"),
};

/** Return what libxml2 finds wrong with a document by the SRI's schema; an empty list when it is valid. */
export function schemaErrors(document: keyof typeof VALIDATORS, xml: string): string[] {
  let parsed: XmlDocument | null = null;
  try {
    parsed = XmlDocument.fromString(xml);
    VALIDATORS[document].validate(parsed);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    parsed?.dispose();
  }
}
