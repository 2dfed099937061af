/**
 * Digits of a recovery code, from which its token is made: 3.3 bits each, more than 128 in all.
 *
 * Defect: a token is the hash of the email address and six digits, and any number of wrong guesses is answered.
 * Upstream: a random token, or a limit of attempts.
 */
export const RECOVERY_CODE_LENGTH = 40;
