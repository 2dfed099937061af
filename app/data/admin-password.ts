import { AdminFailure } from "#app/domain/admin-failure.ts";
import { addressIn, languageOf } from "#app/domain/language.ts";
import { staffEmailFor } from "#app/domain/staff-email.ts";
import { settings } from "#app/settings.ts";
import { adminFailureFrom } from "./admin-failure-from.ts";
import { browserClient } from "./browser-client.ts";

/** Where the e-mailed link leads. */
const RESET_ADDRESS = "/admin/reset";

/**
 * Sends a link to choose a new password, to the username's address or, without one, to the shop's own staff address;
 * returns that address. Nobody is told whether an account exists. Throws an AdminFailure when it could not be asked for.
 */
export async function sendResetLink(username: string): Promise<string> {
  const email = username.trim()
    ? staffEmailFor(username, settings.staffEmail)
    : settings.staffEmail;
  const client = await browserClient();
  const { origin, pathname } = window.location;
  const { error } = await client.auth.resetPasswordForEmail(email, {
    redirectTo: origin + addressIn(languageOf(pathname), RESET_ADDRESS),
  });
  if (error) throw adminFailureFrom("resetPasswordForEmail", error, error.status ?? 0);
  return email;
}

/** Returns whether this page was opened through a reset link that still works, or by somebody signed in. */
export async function canSetPassword(): Promise<boolean> {
  const client = await browserClient();
  const { data } = await client.auth.getSession();
  return data.session !== null;
}

/** Sets the new password of whoever opened the reset link. Throws an AdminFailure when it is refused. */
export async function setPassword(password: string): Promise<void> {
  const client = await browserClient();
  const { error } = await client.auth.updateUser({ password });
  if (!error) return;
  const failure = adminFailureFrom("updateUser", error, error.status ?? 0);
  throw error.code === "session_not_found"
    ? new AdminFailure("signed-out", error.message)
    : failure;
}
