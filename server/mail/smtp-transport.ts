import { createTransport } from "nodemailer";
import { MailRejected, type MailTransport, messageOf } from "./mail-transport.ts";

/** Limits the wait for each reply. */
const TIMEOUT_MS = 20_000;
/** Limits the whole of a send: a server that keeps replying slowly reaches no other timeout. */
const SEND_TIMEOUT_MS = 55_000;
/**
 * Enhanced status codes (RFC 3463, RFC 7505) of a recipient's address that does not exist or moved. Without one a server may also ask for a
 * sign-in or forbid relaying, and 5.1.7 and 5.1.8 are about the sender.
 */
const INVALID_RECIPIENT = /^55\d[ -]5\.1\.([1236]|10)\b/;

type SmtpError = { code?: string; command?: string; response?: string; responseCode?: number };

/** Whether the recipient does not exist. Other permanent errors, such as a quota or a wrong password, can be fixed. */
function isInvalidRecipient({ command, response = "" }: SmtpError): boolean {
  return command === "RCPT TO" && INVALID_RECIPIENT.test(response);
}

/** Return an error to log: nodemailer's own has the recipient in its properties and the server's reply in its message. */
function withoutAddresses({ code, command, responseCode }: SmtpError): Error {
  const known = [code, command, responseCode].filter((part) => part !== undefined);
  return new Error(`the mail server failed: ${known.join(", ")}`);
}

/** Create a transport to an SMTP server, such as `smtp://user:password@host:587`. A send takes at most `sendTimeoutMs`. */
export function smtpTransport(url: string, sendTimeoutMs = SEND_TIMEOUT_MS): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    logger: false,
  });
  return {
    async send(mail) {
      const message = messageOf(mail);
      try {
        await server.sendMail({ ...message, signal: AbortSignal.timeout(sendTimeoutMs) });
      } catch (error) {
        const smtpError = error as SmtpError;
        if (!isInvalidRecipient(smtpError)) throw withoutAddresses(smtpError);
        throw new MailRejected(`the mail server answered ${smtpError.responseCode}`);
      }
    },
    close: () => server.close(),
  };
}
