import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { keysOf, type RunningShop } from "../fixtures/running-shop.ts";

/** Decode the quoted-printable text of an email file. */
function textOf(source: string): string {
  const bytes = source
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}

async function change(shop: RunningShop, query: string, values: object): Promise<void> {
  const { secret } = await keysOf(shop);
  const response = await fetch(`${shop.supabaseUrl}/rest/v1/${query}`, {
    method: "PATCH",
    headers: { apikey: secret, "content-type": "application/json" },
    body: JSON.stringify(values),
  });
  if (!response.ok) throw new Error(`changing ${query}: ${await response.text()}`);
}

/** Let emails that wait for their time be sent now. */
export const sendWaitingMails = (shop: RunningShop): Promise<void> =>
  change(shop, "outbox?attempts=eq.0", { next_attempt_at: new Date().toISOString() });

/** Let emails to the owner be English, in whatever language another journey used the admin. */
export const writeToOwnerInEnglish = (shop: RunningShop): Promise<void> =>
  change(shop, "staff?language=not.is.null", { language: null });

/** Wait for the only email in the shop's outbox to an address that matches a pattern, and return its text. */
export function mailTo(shop: RunningShop, address: string, pattern: RegExp): Promise<string> {
  return mailIn(path.join(shop.dataDir, "outbox"), address, pattern);
}

/** Wait for the only email in a folder to an address that matches a pattern, and return its text. */
export async function mailIn(
  folder: string,
  address: string,
  pattern: RegExp = /./,
): Promise<string> {
  let found: string[] = [];
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
      const mails = await Promise.all(
        names.map(async (name) => textOf(await readFile(path.join(folder, name), "utf8"))),
      );
      found = mails.filter((mail) => mail.includes(`To: ${address}`) && pattern.test(mail));
      return found.length;
    })
    .toBe(1);
  return found[0] ?? "";
}
