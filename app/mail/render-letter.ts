import { settings } from "#app/settings.ts";
import type { Letter, MailContent } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";
import { letterText } from "./letter-text.ts";

/** Render a letter as HTML and as text. */
export function renderLetter(given: Letter): MailContent {
  const letter = { subject: `${settings.brand}: ${given.title}`, ...given };
  const subject = letter.sandboxMark ? `[SANDBOX] ${letter.subject}` : letter.subject;
  return { subject, text: letterText(letter), html: letterHtml(letter) };
}
