import path from "node:path";
import type { Environment } from "../runtime/environment.ts";
import type { MailTransport } from "./mail-transport.ts";

/** Return the folder of emails that are written without a mail server. */
export function outboxFolder({ dataDir }: Pick<Environment, "dataDir">): string {
  return path.join(dataDir, "outbox");
}

async function loadTransport(environment: Environment): Promise<MailTransport> {
  const { smtpUrl } = environment;
  if (smtpUrl) return (await import("./smtp-transport.ts")).smtpTransport(smtpUrl);
  return (await import("./file-transport.ts")).fileTransport(outboxFolder(environment));
}

/**
 * Open the SMTP transport if a server is configured, else one that writes to `DATA_DIR/outbox`. The mail library is
 * loaded with the first email.
 */
export function openTransport(environment: Environment): MailTransport {
  let loaded: Promise<MailTransport> | null = null;
  return {
    async send(mail) {
      loaded ??= loadTransport(environment).catch((error: unknown) => {
        loaded = null;
        throw error;
      });
      await (await loaded).send(mail);
    },
    close() {
      // The caller of `send` gets the error.
      loaded?.then(
        (transport) => transport.close(),
        () => {},
      );
    },
  };
}
