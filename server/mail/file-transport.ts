import { mkdir } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { replaceSynced } from "../runtime/write-synced.ts";
import { mailFileName } from "./mail-file-name.ts";
import { type MailTransport, messageOf } from "./mail-transport.ts";

/** Create a transport that writes each email atomically to `<key>.eml` in a folder, which it creates. A retry overwrites it. */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      await replaceSynced(path.join(folder, mailFileName(mail.key)), message);
    },
    close: () => composer.close(),
  };
}
