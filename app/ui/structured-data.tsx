import { scriptText } from "#app/domain/structured-data/script-text.ts";

/** What a page says to search engines, as JSON-LD: data that no browser runs, so it needs no nonce. */
export function StructuredData({ data }: { data: object }) {
  // React writes the text of a script as it is given; `scriptText` leaves nothing in it that could end the element.
  return <script type="application/ld+json">{scriptText(data)}</script>;
}
