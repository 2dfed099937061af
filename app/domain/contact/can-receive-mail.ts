import { EMAIL_FORM } from "./email-form.ts";
import { isErasedEmail } from "./is-erased-email.ts";

/** Return whether an order's email address can be written to, as in the database: an order may have another text, or none. */
export function canReceiveMail(email: string): boolean {
  return EMAIL_FORM.test(email) && !isErasedEmail(email);
}
