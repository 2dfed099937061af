import { ShopError } from "#app/domain/shop/shop-error.ts";
import { staffEmailFor } from "#app/domain/staff/staff-email.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import { settings } from "#app/settings.ts";
import { browserClient } from "../browser-client.ts";
import { adminErrorFrom } from "../database-error.ts";
import { findSession } from "./find-session.ts";

/** The target of the link in the email. */
const RESET_PATH = "/admin/reset";

/**
 * Send a link to set a new password to the username's address, or to the shop's staff address if empty, and return that
 * address. Does not reveal whether the account exists. Throws a ShopError.
 */
export async function sendResetLink(username: string): Promise<string> {
  const email = username.trim()
    ? staffEmailFor(username, settings.staffEmail)
    : settings.staffEmail;
  const client = await browserClient();
  const { origin, pathname } = window.location;
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: origin + pathIn(languageOf(pathname), RESET_PATH),
  });
  if (error) throw adminErrorFrom("resetPasswordForEmail", error, error.status ?? 0);
  return email;
}

/** Take the token of a reset link out of the page's URL; null if there is none. */
function takeTokenHash(): string | null {
  const { hash, pathname, search } = window.location;
  const tokenHash = new URLSearchParams(hash.slice(1)).get("token_hash");
  if (tokenHash) window.history.replaceState(window.history.state, "", pathname + search);
  return tokenHash;
}

/** Return whether the visitor may set a password: a valid reset link, which works once, or a session. Throws a ShopError. */
export async function canSetPassword(): Promise<boolean> {
  const client = await browserClient();
  const tokenHash = takeTokenHash();
  if (tokenHash) {
    const { error } = await client.auth.verifyOtp({ type: "recovery", token_hash: tokenHash });
    const isRejected = error?.status !== undefined && error.status >= 400 && error.status < 500;
    if (error && !isRejected) throw adminErrorFrom("verifyOtp", error, error.status ?? 0);
    return !error;
  }
  return (await findSession(client)) !== null;
}

/** Set the password of the person who opened the reset link. Throws a ShopError. */
export async function setPassword(password: string): Promise<void> {
  const client = await browserClient();
  const { error } = await client.auth.updateUser({ password });
  if (!error) return;
  const failure = adminErrorFrom("updateUser", error, error.status ?? 0);
  throw error.code === "session_not_found"
    ? new ShopError("NOT_SIGNED_IN", error.message)
    : failure;
}
