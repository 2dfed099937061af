/**
 * Takes a page's HTML and returns it with its scripts asked for after what is seen: they make a page answer that can be
 * read already, and on a slow network would otherwise be in the way of its first picture. The router, which writes these
 * links, has no setting for it.
 */
export function postponeScripts(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}
