/** Form of an email address, as the database's `is_email_address` has it. Runs in linear time: only the last dot can end it. */
export const EMAIL_FORM =
  /^[^\s\p{Cc}@<>(),;:"\\[\]]+@[^\s\p{Cc}@<>(),;:"\\[\]]+\.[^\s\p{Cc}@<>(),;:"\\[\].]+$/u;
