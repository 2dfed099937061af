/** What the SRI says about a document: its code, text and further information. */
export type SriMessage = {
  code: string;
  message: string;
  information?: string;
  kind: "error" | "warning" | "information";
};
