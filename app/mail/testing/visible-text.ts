/** Takes the HTML of an e-mail and returns the words that stand on it. */
export function visibleText(html: string): string {
  return html
    .replace(/<title>.*<\/title>/, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
