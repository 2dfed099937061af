import type { Letter, MailContent } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** Takes a letter and returns the e-mail that carries it, as HTML and as text. */
export function renderLetter(letter: Letter): MailContent {
  const subject = letter.sandboxMark ? `[SANDBOX] ${letter.subject}` : letter.subject;
  return { subject, text: letterText(letter), html: letterHtml(letter) };
}
