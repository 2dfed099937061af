/** Form of an email address. Runs in linear time: an ambiguous pattern once took a minute for an address of dots (ReDoS). */
export const EMAIL_FORM = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;
