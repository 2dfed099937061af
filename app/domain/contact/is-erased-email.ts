/** Return whether an order's email address stands for one that was erased. */
export function isErasedEmail(email: string): boolean {
  return email.endsWith("@erased.invalid");
}
