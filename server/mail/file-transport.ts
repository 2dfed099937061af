import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { mailFileName } from "./mail-file-name.ts";
import { type MailTransport, messageOf } from "./mail-transport.ts";

/**
 * Takes a folder (made when missing) and returns a transport that keeps each e-mail there as `<key>.eml`. A repetition
 * writes the same file again, and a file is there whole or not at all.
 */
export function fileTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      const place = path.join(folder, mailFileName(mail.key));
      const draft = `${place}.draft`;
      const file = await open(draft, "w", 0o600);
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, place);
    },
    close: () => composer.close(),
  };
}
