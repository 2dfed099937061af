import { randomUUID } from "node:crypto";
import type { EmailMessage } from "@supabase/lite";
import type { Language } from "#app/domain/language.ts";
import type { Database } from "./database.ts";

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/** Takes an e-mail of the embedded sign-in and returns the token of its recovery link; null when it has none. */
function recoveryTokenOf({ text = "" }: Pick<EmailMessage, "text">): string | null {
  const [link = ""] = LINK.exec(text) ?? [];
  if (!URL.canParse(link)) return null;
  const { searchParams } = new URL(link);
  return searchParams.get("type") === "recovery" ? searchParams.get("token") : null;
}

/**
 * Queues the e-mail of a password recovery, which the shop words and sends like any other. The library's other e-mails belong to
 * endpoints that are closed. Runs inside the request that holds the database, so it queries the database directly.
 */
export async function queueSignInMail(
  message: EmailMessage,
  language: Language,
  database: Pick<Database, "query">,
): Promise<void> {
  const tokenHash = recoveryTokenOf(message);
  if (tokenHash === null) return;
  await database.query(
    "insert into public.outbox (kind, recipient, payload, dedupe_key) values ('password_reset', $1, $2, $3)",
    [message.to, JSON.stringify({ tokenHash, language }), `password_reset:${randomUUID()}`],
  );
}
