import type { ShopNotes } from "./shop-notes.ts";

type SellerLinesProps = { seller: ShopNotes["seller"] | undefined; className: string };

/** Who sells, and the shop's WhatsApp; nothing where both are unknown. */
export function SellerLines({ seller, className }: SellerLinesProps) {
  if (!seller) return null;
  const { lines, whatsapp } = seller;
  return (
    <address className={`not-italic ${className}`}>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {whatsapp && (
        <a
          href={whatsapp.url}
          target="_blank"
          rel="noopener noreferrer"
          className="drawn-line inline-flex min-h-11 items-center"
        >
          {whatsapp.label}
        </a>
      )}
    </address>
  );
}
