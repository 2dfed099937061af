import { addressIn, type Language } from "#app/domain/language.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import type { MailContent } from "#app/mail/letter.ts";
import { passwordReset } from "#app/mail/password-reset.ts";

/** What the embedded sign-in wants to tell somebody, in its own English words. */
export type SignInMail = { subject: string; text?: string; html?: string };

const LINK = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/;

/**
 * Takes an e-mail of the embedded sign-in and the language it was asked for in, and returns it in that language's words, with its
 * link leading to that language's page. What is not about a new password goes out as it is.
 */
export function composeSignInMail(mail: SignInMail, language: Language): MailContent {
  const { subject, text = "", html = "" } = mail;
  const link = LINK.exec(text)?.[0];
  if (!link || !URL.canParse(link)) return { subject, text, html };
  const url = new URL(link);
  const target = url.searchParams.get("redirect_to") ?? "";
  if (url.searchParams.get("type") !== "recovery" || !URL.canParse(target)) {
    return { subject, text, html };
  }
  const page = new URL(target);
  page.pathname = addressIn(language, page.pathname);
  url.searchParams.set("redirect_to", page.href);
  return passwordReset(url.href, serverI18n(language, "mail"));
}
