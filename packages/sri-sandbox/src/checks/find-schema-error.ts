import type { XmlDocument, XsdValidator } from "libxml2-wasm";
import { type DocumentKind, readSchemas, SIGNATURE_SCHEMA } from "../document/schema-files.ts";

const LONGEST_ERROR = 300;

type Validators = Record<DocumentKind, XsdValidator>;
let validators: Promise<Validators> | null = null;

/** libxml2 is loaded with the first document: most shops never send one here. */
async function loadValidators(): Promise<Validators> {
  const { XmlBufferInputProvider, XmlDocument, XsdValidator, xmlRegisterInputProvider } =
    await import("libxml2-wasm");
  const { kinds, signature } = readSchemas();
  // The one file that the schemas import; libxml2 can read no other.
  xmlRegisterInputProvider(new XmlBufferInputProvider({ [SIGNATURE_SCHEMA]: signature }));
  const load = (schema: Uint8Array) => XsdValidator.fromDoc(XmlDocument.fromBuffer(schema));
  return { factura: load(kinds.factura), notaCredito: load(kinds.notaCredito) };
}

/** Return what libxml2 finds wrong with a document by the SRI's schema; null for a valid one. */
export async function findSchemaError(kind: DocumentKind, xml: string): Promise<string | null> {
  validators ??= loadValidators().catch((error) => {
    validators = null;
    throw error;
  });
  const validator = (await validators)[kind];
  const library = await import("libxml2-wasm");
  let document: XmlDocument | null = null;
  try {
    document = library.XmlDocument.fromString(xml);
    validator.validate(document);
    return null;
  } catch (error) {
    if (!(error instanceof library.XmlLibError)) throw error;
    return error.message.trim().slice(0, LONGEST_ERROR);
  } finally {
    document?.dispose();
  }
}
