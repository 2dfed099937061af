/** A draft is an incomplete file of a crash. */
const MAIL_FILE = /^[a-z][\w.-]*\.eml(?:\.draft)?$/;

/** Return the name of an email's file. */
export function mailFileName(key: string): string {
  return `${key.replace(/[^\w.-]/g, "-")}.eml`;
}

/** Return whether a file name may be of the file transport. */
export function isMailFile(name: string): boolean {
  return MAIL_FILE.test(name);
}
