/** A block of an e-mail: name and value beside each other, goods with their price, plain lines, or a list. */
export type LetterBlock = { title: string | null } & (
  | { kind: "pairs"; rows: [name: string, value: string][] }
  | { kind: "items"; rows: { name: string; choices: string; price: string }[] }
  | { kind: "lines"; lines: string[] }
  | { kind: "list"; lines: string[] }
);

/** All that an e-mail says, in one language; how it looks is decided by letterHtml and letterText. */
export type Letter = {
  /** BCP 47, for the `lang` of the page. */
  language: string;
  /** One line. */
  subject: string;
  /** Stands above everything, and as SANDBOX in the subject; null where the payment is real. */
  sandboxMark?: string | null;
  title: string;
  lead: string;
  blocks: LetterBlock[];
  /** The one thing to press; null for an e-mail that leads nowhere. */
  link: { label: string; url: string } | null;
  closing: string;
};

/** An e-mail's content; the subject is one line. */
export type MailContent = { subject: string; text: string; html: string };
