import { createTransport } from "nodemailer";
import { MailRefused, type MailTransport, messageOf } from "./mail-transport.ts";

const PATIENCE_MS = 20_000;
const PERMANENT = 500;
/** What concerns this one recipient or message; anything else permanent (a refused password) may be put right. */
const ABOUT_THIS_MAIL = ["EENVELOPE", "EMESSAGE"];

type SmtpError = Error & { code?: string; responseCode?: number };

/** Takes an address such as `smtp://user:password@host:587` and returns a transport that hands e-mails to that server. */
export function smtpTransport(url: string): MailTransport {
  const server = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    logger: false,
  });
  return {
    async send(mail) {
      try {
        await server.sendMail(messageOf(mail));
      } catch (error) {
        const { code, responseCode = 0 } = error as SmtpError;
        const isFinal = responseCode >= PERMANENT && ABOUT_THIS_MAIL.includes(code ?? "");
        throw isFinal ? new MailRefused(`the mail server answered ${responseCode}`) : error;
      }
    },
    close: () => server.close(),
  };
}
