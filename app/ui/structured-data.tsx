import { scriptText } from "#app/domain/structured-data/script-text.ts";

/** Structured data as JSON-LD: never executed, so it needs no nonce. */
export function StructuredData({ data }: { data: object }) {
  // React does not escape text in scripts.
  return <script type="application/ld+json">{scriptText(data)}</script>;
}
