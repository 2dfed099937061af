import { SriError } from "../sri-error.ts";

/** The longest name, description, address or additional text (XSD, types razonSocial, descripcion, campoAdicional). */
const TEXT_LENGTH = 300;
/** The longest product code (XSD, type codigoPrincipal). */
const CODE_LENGTH = 25;

/**
 * Return the text on one line: line breaks, control characters and what XML forbids become spaces, repeated spaces
 * become one (XSD patterns reject line breaks). Invisible format characters are deleted. The text is composed to NFC, so
 * that an accented letter counts once. The signing library rejects a document with "xml:" or "xmlns=" in any text.
 */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\uFFFD-\uFFFF]/gu, " ")
    .normalize("NFC")
    .replace(/(xml(?:ns)?)[\s:=]*[:=]/giu, "$1 ")
    .replace(/\s+/gu, " ")
    .trim();
}

/**
 * Return the clean text, cut to 300 UTF-16 units without half a character at the end: for names, descriptions and
 * addresses. Throws an SriError "text-empty" with the element's name when nothing is left.
 */
export function cutText(element: string, text: string): string {
  const cut = xmlText(text).slice(0, TEXT_LENGTH);
  const whole = cut.isWellFormed() ? cut : cut.slice(0, -1);
  return requireText(element, whole.trimEnd());
}

/**
 * Return the clean text of a product code, which would be another code if it were cut.
 * Throws an SriError "text-empty" or "text-too-long" with the element's name.
 */
export function wholeText(element: string, text: string): string {
  const clean = requireText(element, xmlText(text));
  if (clean.length > CODE_LENGTH) throw new SriError("text-too-long", element);
  return clean;
}

function requireText(element: string, text: string): string {
  if (text === "") throw new SriError("text-empty", element);
  return text;
}
