import type { MailContent } from "#app/mail/letter.ts";
import { settings } from "#app/settings.ts";

/** An email to one recipient. */
export type Mail = MailContent & {
  /** Idempotency key: the same for every attempt, so that a mail program shows a repeated email once. */
  key: string;
  recipient: string;
  /** ISO time of the event. */
  createdAt: string;
};

export interface MailTransport {
  /** Resolves when the email is handed over. Rejects with a MailRejected when a retry is pointless. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The email is rejected for good: the address is invalid or unknown. */
export class MailRejected extends Error {
  override name = "MailRejected";
}

const ADDRESS = /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\].]+$/;

/**
 * Return an email for nodemailer. Addresses are objects, so that none is parsed into two. Throws a MailRejected unless the recipient is one
 * valid address.
 */
export function messageOf({
  key,
  recipient,
  subject,
  text,
  html,
  createdAt,
  attachments = [],
  replyTo = "",
  orderId,
  unsubscribeUrl,
}: Mail) {
  if (!ADDRESS.test(recipient)) throw new MailRejected("not one email address");
  const domain = settings.supportEmail.split("@")[1];
  return {
    from: { name: settings.brand, address: settings.supportEmail },
    to: { name: "", address: recipient },
    ...(ADDRESS.test(replyTo) && { replyTo: { name: "", address: replyTo } }),
    subject: subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " "),
    text,
    html,
    attachments: attachments.map((attachment) => ({
      ...attachment,
      content: Buffer.from(attachment.content),
    })),
    date: new Date(createdAt),
    messageId: `<${key.replace(/[^\w.-]/g, ".")}@${domain}>`,
    ...(orderId && { references: `<order.${orderId}@${domain}>` }),
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && { "List-Unsubscribe": `<${unsubscribeUrl}>` }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
