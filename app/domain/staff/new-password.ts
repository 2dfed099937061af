/** In characters, as the sign-in requires. */
export const MIN_PASSWORD_LENGTH = 8;

/** bcrypt ignores everything after 72 bytes. */
export const MAX_PASSWORD_BYTES = 72;

export type PasswordProblem = "short" | "long" | "different";

/** Return what is wrong with a new password and its repetition, or null. */
export function passwordProblem(password: string, repeated: string): PasswordProblem | null {
  if (password.length < MIN_PASSWORD_LENGTH) return "short";
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return "long";
  return password === repeated ? null : "different";
}
