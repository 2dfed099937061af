/** The shortest password the sign-in takes. */
export const MIN_PASSWORD_LENGTH = 8;

/** bcrypt reads no further: a longer password would be accepted by its beginning alone. */
const MAX_PASSWORD_BYTES = 72;

export type PasswordProblem = "short" | "long" | "different";

/** Takes a new password and its repetition and returns what is wrong with them, or null. */
export function passwordProblem(password: string, repeated: string): PasswordProblem | null {
  if (password.length < MIN_PASSWORD_LENGTH) return "short";
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return "long";
  return password === repeated ? null : "different";
}
