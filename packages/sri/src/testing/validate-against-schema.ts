import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { validateXML } from "xmllint-wasm";

/** The official schemas of the SRI, as the package carries them. */
const folder = path.resolve(
  path.dirname(fileURLToPath(import.meta.resolve("facturacion-electronica-ec"))),
  "../xsd",
);
const SIGNATURE_SCHEMA = "xmldsig-core-schema.xsd";
const SCHEMAS = { factura: "factura_V1.1.0.xsd", notaCredito: "NotaCredito_V1.1.0.xsd" };

const schemaFile = (fileName: string) => ({
  fileName,
  contents: readFileSync(path.join(folder, fileName), "utf8"),
});

/** Return what libxml2 finds wrong with a document by the SRI's schema; an empty list when it is valid. */
export async function schemaErrors(document: keyof typeof SCHEMAS, xml: string): Promise<string[]> {
  const { valid, errors, rawOutput } = await validateXML({
    xml: { fileName: "document.xml", contents: xml },
    schema: schemaFile(SCHEMAS[document]),
    preload: schemaFile(SIGNATURE_SCHEMA),
  });
  if (valid) return [];
  return errors.length > 0 ? errors.map(({ message }) => message) : [rawOutput];
}
