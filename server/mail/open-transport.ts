import path from "node:path";
import type { Environment } from "../environment.ts";
import { fileTransport } from "./file-transport.ts";
import type { MailTransport } from "./mail-transport.ts";
import { smtpTransport } from "./smtp-transport.ts";

/** Takes the settings and returns how e-mails leave: over SMTP where a server is set, else into files in `DATA_DIR/outbox`. */
export function openTransport({ smtpUrl, dataDir }: Environment): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(path.join(dataDir, "outbox"));
}
