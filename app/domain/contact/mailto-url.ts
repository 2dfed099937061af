/** Return the link that opens an email to one address. A question mark in it would begin further fields, such as a blind copy. */
export function mailtoUrl(email: string): string {
  return `mailto:${encodeURI(email).replace(/[?&#]/g, encodeURIComponent)}`;
}
