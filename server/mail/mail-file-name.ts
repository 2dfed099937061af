/** As the transport names them; a draft is one that a crash left half written. */
const MAIL_FILE = /^[a-z][\w.-]*\.eml(?:\.draft)?$/;

/** Takes an e-mail's key and returns the name of the file that it is kept in. */
export function mailFileName(key: string): string {
  return `${key.replace(/[^\w.-]/g, "-")}.eml`;
}

/** Takes a file's name and says whether the file transport may have given it. */
export function isMailFile(name: string): boolean {
  return MAIL_FILE.test(name);
}
