import { createHash } from "node:crypto";
import { SignedXml } from "xml-crypto";
import { type SriMessage, sriError } from "../sri-message.ts";
import { readCertificate, type SigningCertificate } from "./signing-certificate.ts";

const DS = "http://www.w3.org/2000/09/xmldsig#";
const XADES = "http://uri.etsi.org/01903/v1.3.2#";
const C14N = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
/** The Ficha Técnica (section 6) names SHA-1 alone. */
const RSA_SHA1 = "http://www.w3.org/2000/09/xmldsig#rsa-sha1";
const SHA1 = "http://www.w3.org/2000/09/xmldsig#sha1";
const ENVELOPED = "http://www.w3.org/2000/09/xmldsig#enveloped-signature";

/**
 * Verify the signature of a document with xml-crypto, which is not the library that signs: XAdES-BES, enveloped,
 * RSA-SHA1, over the document, the certificate and the signed properties. Return error 39 or 40, or null.
 */
export function checkSignature(
  xml: string,
  document: Document,
  { ruc, now }: { ruc: string; now: number },
): SriMessage | null {
  const [signature, ...others] = elementsOf(document, DS, "Signature");
  if (!signature || others.length > 0 || signature.parentNode !== document.documentElement) {
    return sriError("39", "El comprobante no tiene una sola firma");
  }
  const [certificateElement] = elementsOf(signature, DS, "X509Certificate");
  const certificate = readCertificate(certificateElement?.textContent ?? "");
  if (!certificate) return sriError("40", "No se pudo leer el certificado X509");
  const problem =
    findSignatureProblem(xml, signature, certificate) ??
    findPropertiesProblem(signature, certificate) ??
    findCertificateProblem(certificate, ruc, now);
  return problem === null ? null : sriError("39", problem);
}

function findSignatureProblem(
  xml: string,
  signature: Element,
  { pem }: SigningCertificate,
): string | null {
  const signed = new SignedXml({ publicCert: pem, getCertFromKeyInfo: () => null });
  try {
    signed.loadSignature(signature);
    if (signed.signatureAlgorithm !== RSA_SHA1) return "El algoritmo de la firma no es RSA-SHA1";
    if (signed.canonicalizationAlgorithm !== C14N) return "La canonicalización no es C14N 1.0";
    if (!signed.checkSignature(xml)) return "La firma no corresponde al comprobante";
  } catch {
    return "La firma no corresponde al comprobante";
  }
  const references = signed.getReferences();
  if (references.some(({ digestAlgorithm }) => digestAlgorithm !== SHA1)) {
    return "El algoritmo de un resumen no es SHA-1";
  }
  const targets = [
    ["comprobante", "el comprobante"],
    [idOf(elementsOf(signature, XADES, "SignedProperties")), "SignedProperties"],
    [idOf(elementsOf(signature, DS, "KeyInfo")), "KeyInfo"],
  ] as const;
  const missing = targets.find(([id]) => !references.some(({ uri }) => id && uri === `#${id}`));
  if (missing) return `La firma no incluye ${missing[1]}`;
  const [root] = references.filter(({ uri }) => uri === "#comprobante");
  const isWhole = root?.transforms.every((name) => name === ENVELOPED || name === C14N);
  return isWhole && references.length === targets.length
    ? null
    : "La firma tiene referencias o transformaciones que no corresponden";
}

/** XAdES-BES: the signed properties name the certificate that signs. */
function findPropertiesProblem(signature: Element, certificate: SigningCertificate): string | null {
  const [cert] = elementsOf(signature, XADES, "Cert");
  const text = (namespace: string, name: string) =>
    (cert && elementsOf(cert, namespace, name)[0]?.textContent?.trim()) ?? "";
  const digest = createHash("sha1").update(certificate.der).digest("base64");
  const isNamed =
    text(DS, "DigestValue") === digest && text(DS, "X509SerialNumber") === certificate.serialNumber;
  return isNamed ? null : "SigningCertificate no es el certificado de la firma";
}

function findCertificateProblem(
  { validFrom, validUntil, hasDigitalSignature, names }: SigningCertificate,
  ruc: string,
  now: number,
): string | null {
  if (now < validFrom) return "El certificado aún no es válido";
  if (now > validUntil) return "El certificado está caducado";
  if (!hasDigitalSignature) return "El certificado utilizado, no es del tipo firma digital";
  return names(ruc) ? null : `El certificado no pertenece al RUC ${ruc}`;
}

function elementsOf(parent: Document | Element, namespace: string, name: string): Element[] {
  return Array.from(parent.getElementsByTagNameNS(namespace, name));
}

function idOf([element, ...others]: readonly Element[]): string | null {
  return element && others.length === 0 ? element.getAttribute("Id") : null;
}
