/** A block of an e-mail: name and value pairs, items with prices, plain lines, or a list. */
export type LetterBlock = { title: string | null } & (
  | { kind: "pairs"; rows: [name: string, value: string][] }
  | { kind: "items"; rows: { name: string; choices: string; price: string }[] }
  | { kind: "lines"; lines: string[] }
  | { kind: "list"; lines: string[] }
);

/** The content of an e-mail in one language, without layout. */
export type Letter = {
  /** BCP 47. */
  language: string;
  /** One line. */
  subject: string;
  /** Shown above the title, and as SANDBOX in the subject; null for a real payment. */
  sandboxMark?: string | null;
  title: string;
  lead: string;
  blocks: LetterBlock[];
  /** The main link; null for none. */
  link: { label: string; url: string } | null;
  /** A link below it. */
  secondLink?: { label: string; url: string } | null;
  closing: string;
};

export type MailContent = { subject: string; text: string; html: string };
