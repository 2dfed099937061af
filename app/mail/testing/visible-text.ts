/** Return the visible text of an HTML email. */
export function visibleText(html: string): string {
  return html
    .replace(/<title>.*<\/title>/, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
