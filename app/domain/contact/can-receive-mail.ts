import { isErasedEmail } from "./is-erased-email.ts";

/** Return whether an order's email address can be written to, as in the database: a customer of the shop may have none. */
export function canReceiveMail(email: string): boolean {
  return email !== "" && !isErasedEmail(email);
}
