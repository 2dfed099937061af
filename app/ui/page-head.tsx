import { memo } from "react";
import { useLocation } from "react-router";
import { addressIn, DEFAULT_LANGUAGE, LANGUAGES } from "#app/domain/language.ts";
import { amountFromCents, type Cents, formatCents } from "#app/domain/money.ts";
import { settings } from "#app/settings.ts";
import { useLanguage } from "./use-language.ts";
import { useStoreUrl } from "./use-store-url.ts";

type PageHeadProps = {
  /** Without the brand, which is added: before it on the home page, after it everywhere else. */
  title: string;
  description?: string;
  isHome?: boolean;
  /** What the page is about, to those who show a card of it. */
  kind?: "website" | "product";
  /** What the page's piece costs: a preview begins with it, for WhatsApp shows only words that stand there. */
  price?: Cents | undefined;
  /** The address under which the page is found in English (`/shop?category=dresses`); its path alone unless given. */
  address?: string;
  /** Path of the picture, 1200 by 630, that a link's preview shows; the brand's own unless given. */
  card?: string;
  /** A page that is nobody else's business: no search engine lists it. */
  isPrivate?: boolean;
  /** False for a page that shows what the one at `address` shows: search engines list only that one. */
  isListed?: boolean;
};

type CardProps = Required<Pick<PageHeadProps, "title" | "kind" | "address" | "card">> &
  Pick<PageHeadProps, "price"> & { description: string | undefined };

/** One page in its languages: which address is meant, where the others stand, and what a card of it says. */
const PublicHead = memo(({ title, description, kind, price, address, card }: CardProps) => {
  const language = useLanguage();
  const storeUrl = useStoreUrl();
  const urlIn = (one: typeof language) => storeUrl + addressIn(one, address);
  const hasPrice = price !== undefined;
  const preview = [hasPrice && formatCents(price), description].filter(Boolean).join(" · ");
  return (
    <>
      <link rel="canonical" href={urlIn(language)} />
      {LANGUAGES.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={urlIn(one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LANGUAGE)} />
      <meta property="og:title" content={title} />
      {preview && <meta property="og:description" content={preview} />}
      {hasPrice && <meta property="product:price:amount" content={amountFromCents(price)} />}
      {hasPrice && <meta property="product:price:currency" content="USD" />}
      <meta property="og:type" content={kind} />
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:image" content={storeUrl + card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
});

/** What a page says of itself in the document's head, in its own language: React lifts each element there. */
export function PageHead({
  title,
  description,
  isHome = false,
  kind = "website",
  price,
  address,
  card = "/brand/social-card.jpg",
  isPrivate = false,
  isListed = true,
}: PageHeadProps) {
  const { pathname } = useLocation();
  const { brand } = settings;
  return (
    <>
      <title>{isHome ? `${brand} · ${title}` : `${title} · ${brand}`}</title>
      {description && <meta name="description" content={description} />}
      {(isPrivate || !isListed) && <meta name="robots" content="noindex" />}
      {!isPrivate && (
        <PublicHead
          title={title}
          description={description}
          kind={kind}
          price={price}
          address={address ?? pathname}
          card={card}
        />
      )}
    </>
  );
}
