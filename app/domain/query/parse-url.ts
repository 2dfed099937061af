/** Return a text as an absolute URL, or null. `URL.parse` came with Safari 18, `URL.canParse` with 17. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
