/**
 * The form of an e-mail address; whether anybody reads it only a message can tell. Every character is looked at once: where
 * two parts could take the same dots, one address of dots, as long as a request may be, kept the server for a minute.
 */
export const EMAIL_FORM = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
