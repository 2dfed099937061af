import { createTransport } from "nodemailer";
import { MailRejected, type MailTransport, messageOf } from "./mail-transport.ts";

const TIMEOUT_MS = 20_000;
const PERMANENT = 500;
/** An enhanced status code (RFC 3463) that is not about the address. */
const OTHER_STATUS = /^\d{3}[ -]5\.[^1]\./;

type SmtpError = Error & { command?: string; response?: string; responseCode?: number };

/** Whether the recipient does not exist. Other permanent errors, such as a quota or a wrong password, can be fixed. */
function isInvalidRecipient({ command, response = "", responseCode = 0 }: SmtpError): boolean {
  return command === "RCPT TO" && responseCode >= PERMANENT && !OTHER_STATUS.test(response);
}

/** Create a transport to an SMTP server, such as `smtp://user:password@host:587`. */
export function smtpTransport(url: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    logger: false,
  });
  return {
    async send(mail) {
      try {
        await server.sendMail(messageOf(mail));
      } catch (error) {
        const smtpError = error as SmtpError;
        if (!isInvalidRecipient(smtpError)) throw error;
        throw new MailRejected(`the mail server answered ${smtpError.responseCode}`);
      }
    },
    close: () => server.close(),
  };
}
