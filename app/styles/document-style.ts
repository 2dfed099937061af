import sheet from "./app.css?inline";

/** The element that carries it. */
export const DOCUMENT_STYLE_ID = "document-style";

/**
 * The shop's style sheet, which stands in the document itself: a phone far from the server paints with the first answer
 * (decision 019). The browser's script carries no second copy; it takes what it was served.
 */
export const documentStyle: string = import.meta.env.SSR
  ? sheet
  : (document.getElementById(DOCUMENT_STYLE_ID)?.textContent ?? "");
