import path from "node:path";
import type { Environment } from "../runtime/environment.ts";
import { fileTransport } from "./file-transport.ts";
import type { MailTransport } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** Takes the settings and returns the folder that e-mails are kept in while no mail server is set. */
export function outboxFolder({ dataDir }: Pick<Environment, "dataDir">): string {
  return path.join(dataDir, "outbox");
}

/** Takes the settings and returns how e-mails leave: over SMTP where a server is set, else into files in `DATA_DIR/outbox`. */
export function openTransport(environment: Environment): MailTransport {
  const { smtpUrl } = environment;
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(outboxFolder(environment));
}
