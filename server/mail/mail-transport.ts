import { settings } from "#app/settings.ts";

/** One e-mail to one person. */
export type Mail = {
  /** The same for every attempt at the same e-mail, so that a mail program shows a repetition once. */
  key: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** ISO time at which it was caused. */
  createdAt: string;
};

/** How e-mails leave the shop. */
export interface MailTransport {
  /** Resolves when the e-mail is in other hands; rejects with a MailRefused when no repetition will help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The e-mail will never be taken: a wrong address, or one that nobody has. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

/**
 * Takes an e-mail and returns it as nodemailer takes it. Addresses go as objects, so that none is ever parsed into two.
 * Throws a MailRefused when the recipient is not exactly one address.
 */
export function messageOf({ key, recipient, subject, text, html, createdAt }: Mail) {
  if (!ADDRESS.test(recipient)) throw new MailRefused("not one e-mail address");
  const domain = settings.supportEmail.split("@")[1];
  return {
    from: { name: settings.brand, address: settings.supportEmail },
    to: { name: "", address: recipient },
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " "),
    text,
    html,
    date: new Date(createdAt),
    messageId: `<${key.replace(/[^\w.-]/g, ".")}@${domain}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
