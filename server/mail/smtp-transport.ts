import { createTransport } from "nodemailer";
import { MailRejected, type MailTransport, messageOf } from "./mail-transport.ts";

const TIMEOUT_MS = 20_000;
const PERMANENT = 500;
/** Errors of this recipient or message. Other permanent errors, such as a wrong password, can be fixed. */
const MAIL_ERRORS = ["EENVELOPE", "EMESSAGE"];

type SmtpError = Error & { code?: string; responseCode?: number };

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
        const { code, responseCode = 0 } = error as SmtpError;
        const isFinal = responseCode >= PERMANENT && MAIL_ERRORS.includes(code ?? "");
        throw isFinal ? new MailRejected(`the mail server answered ${responseCode}`) : error;
      }
    },
    close: () => server.close(),
  };
}
