export type LetterItem = {
  name: string;
  choices: string;
  price: string;
  /** The absolute URL of a JPEG or PNG; null for none. */
  picture?: string | null;
};

/** A block of an email: name and value pairs, items with prices, plain lines, or a list. */
export type LetterBlock = { title: string | null } & (
  | { kind: "pairs"; rows: [name: string, value: string][] }
  | { kind: "items"; rows: LetterItem[] }
  | { kind: "lines"; lines: string[] }
  | { kind: "list"; lines: string[] }
);

export type LetterLink = { label: string; url: string };

/** The content of an email in one language, without layout. */
export type Letter = {
  /** BCP 47. */
  language: string;
  /** One line; the brand and the title if absent. */
  subject?: string;
  /** Shown above the title, and as SANDBOX in the subject; null for a real payment. */
  sandboxMark?: string | null;
  title: string;
  lead: string;
  blocks: LetterBlock[];
  /** The main link; null for none. */
  link: LetterLink | null;
  /** Below the main link. */
  secondLink?: LetterLink | null;
  closing: string;
  /** Who sends it: the last lines, in small print. */
  sender?: string[];
};

export type MailAttachment = { filename: string; contentType: string; content: Uint8Array };

export type MailContent = {
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
  /** Who is replied to; the shop without it. */
  replyTo?: string;
  /** The order it is about, whose emails are one thread. */
  orderId?: string;
  /** The page where the recipient leaves a list, which mail programs offer beside the email. */
  unsubscribeUrl?: string;
};
