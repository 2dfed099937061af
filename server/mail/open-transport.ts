import path from "node:path";
import type { Environment } from "../runtime/environment.ts";
import { fileTransport } from "./file-transport.ts";
import type { MailTransport } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** Return the folder of emails that are written without a mail server. */
export function outboxFolder({ dataDir }: Pick<Environment, "dataDir">): string {
  return path.join(dataDir, "outbox");
}

/** Open the SMTP transport if a server is configured, else one that writes to `DATA_DIR/outbox`. */
export function openTransport(environment: Environment): MailTransport {
  const { smtpUrl } = environment;
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(outboxFolder(environment));
}
