import {
  DOCUMENT_TYPES,
  type DocumentType,
  EMISSION_TYPE,
  ENVIRONMENTS,
} from "../access-key/access-key-parts.ts";
import { formatSequential } from "../document-number.ts";
import { SriError } from "../sri-error.ts";
import { element, textElement, type XmlContent } from "../xml/xml-element.ts";
import { cutText } from "../xml/xml-text.ts";
import type { DocumentHeader } from "./document-header.ts";
import type { Issuer } from "./issuer.ts";

const RIMPE = "CONTRIBUYENTE RÉGIMEN RIMPE";

/**
 * Return infoTributaria in the order of the schema (XSD factura and notaCredito 1.1.0).
 * Throws an SriError "text-empty" for a name or address without text, "issuer" for an impossible resolution.
 */
export function infoTributaria(
  header: DocumentHeader,
  documentType: DocumentType,
  accessKey: string,
): string {
  const { environment, issuer, number } = header;
  return element("infoTributaria", [
    textElement("ambiente", ENVIRONMENTS[environment]),
    textElement("tipoEmision", EMISSION_TYPE),
    textElement("razonSocial", cutText("razonSocial", issuer.legalName)),
    optionalText("nombreComercial", issuer.tradeName),
    textElement("ruc", issuer.ruc),
    textElement("claveAcceso", accessKey),
    textElement("codDoc", DOCUMENT_TYPES[documentType]),
    textElement("estab", number.establishment),
    textElement("ptoEmi", number.emissionPoint),
    textElement("secuencial", formatSequential(number.sequential)),
    textElement("dirMatriz", cutText("dirMatriz", issuer.headOfficeAddress)),
    resolution("agenteRetencion", issuer.withholdingAgent, /^\d{1,8}$/),
    textElement("contribuyenteRimpe", issuer.isRimpe ? RIMPE : null),
  ]);
}

/** Return dirEstablecimiento; null when the issuer names none. */
export function establishmentAddress({ establishmentAddress }: Issuer): XmlContent {
  return optionalText("dirEstablecimiento", establishmentAddress);
}

/** Return contribuyenteEspecial and obligadoContabilidad. Throws an SriError "issuer". */
export function taxpayerStatus({ specialTaxpayer, keepsAccounts }: Issuer): XmlContent[] {
  return [
    resolution("contribuyenteEspecial", specialTaxpayer, /^[A-Za-z0-9]{3,13}$/),
    textElement("obligadoContabilidad", keepsAccounts ? "SI" : "NO"),
  ];
}

function optionalText(name: string, text: string | undefined): XmlContent {
  return textElement(name, text === undefined ? null : cutText(name, text));
}

function resolution(name: string, text: string | undefined, format: RegExp): XmlContent {
  if (text !== undefined && !format.test(text)) throw new SriError("issuer", name);
  return textElement(name, text);
}
