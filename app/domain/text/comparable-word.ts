import { foldText } from "./fold-text.ts";

/** Return a word as imported files are compared: without case, accents, and the kind of its gaps. */
export function comparableWord(text: string): string {
  return foldText(text.trim()).replace(/[\s_-]+/g, " ");
}
