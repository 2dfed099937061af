import sheet from "./app.css?inline";

/** The id of the inlined `<style>`. */
export const DOCUMENT_STYLE_ID = "document-style";

/** The style sheet, inlined in the document for an early first paint (decision 019). The browser reads it from there for hydration. */
export const documentStyle: string = import.meta.env.SSR
  ? sheet
  : (document.getElementById(DOCUMENT_STYLE_ID)?.textContent ?? "");
