import { randomUUID } from "node:crypto";
import type { EmailMessage } from "@supabase/lite";
import { DEFAULT_LANGUAGE, type Language, languageOf } from "#app/domain/text/language.ts";
import type { Database } from "./database.ts";

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/** Return the token of the recovery link in an email of the embedded Auth; null when it has none. */
function recoveryTokenOf({ text = "" }: Pick<EmailMessage, "text">): string | null {
  const [link = ""] = LINK.exec(text) ?? [];
  if (!URL.canParse(link)) return null;
  const { searchParams } = new URL(link);
  return searchParams.get("type") === "recovery" ? searchParams.get("token") : null;
}

const languageOfUrl = (url: string | null): Language =>
  url !== null && URL.canParse(url) ? languageOf(new URL(url).pathname) : DEFAULT_LANGUAGE;

/**
 * Queue the email of a password recovery in the language of the page it links to. The shop composes and sends it like any other. The
 * library's other emails belong to closed endpoints. Runs inside the serialized request, so it queries the database directly.
 */
export async function queueSignInMail(
  message: EmailMessage,
  redirectTo: string | null,
  database: Pick<Database, "query">,
): Promise<void> {
  const tokenHash = recoveryTokenOf(message);
  if (tokenHash === null) return;
  const payload = JSON.stringify({ tokenHash, language: languageOfUrl(redirectTo) });
  await database.query(
    "insert into public.outbox (kind, recipient, payload, dedupe_key) values ('password_reset', $1, $2, $3)",
    [message.to, payload, `password_reset:${randomUUID()}`],
  );
}
