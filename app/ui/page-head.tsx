import { memo } from "react";
import { useLocation } from "react-router";
import { amountFromCents, type Cents, formatCents } from "#app/domain/money/money.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from "#app/domain/text/language.ts";
import { settings } from "#app/settings.ts";
import { useLanguage } from "./use-language.ts";
import { useStoreUrl } from "./use-store-url.ts";

type PageHeadProps = {
  /** Without the brand, which is prepended on the home page and appended elsewhere. */
  title: string;
  description?: string;
  isHome?: boolean;
  /** A product's final price, prepended to the preview's description: WhatsApp shows no other field. */
  price?: Cents | undefined;
  /** The canonical English path with its query (`/shop?category=dresses`); defaults to the current pathname. */
  path?: string;
  /** The path of the preview picture, 1200 by 630; defaults to the brand's card. */
  card?: string;
  /** Excludes the page from search engines and omits canonical and preview data. */
  isPrivate?: boolean;
  /** False for a duplicate of the page at `path`, which is then `noindex`. */
  isListed?: boolean;
};

type CardProps = Required<Pick<PageHeadProps, "title" | "path" | "card">> &
  Pick<PageHeadProps, "price"> & { description: string | undefined };

/** Canonical URL, alternate languages and Open Graph data. */
const PublicHead = memo(({ title, description, price, path, card }: CardProps) => {
  const language = useLanguage();
  const storeUrl = useStoreUrl();
  const urlIn = (other: typeof language) => storeUrl + pathIn(other, path);
  const hasPrice = price !== undefined;
  const preview = [hasPrice && formatCents(price), description].filter(Boolean).join(" · ");
  return (
    <>
      <link rel="canonical" href={urlIn(language)} />
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={urlIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LANGUAGE)} />
      <meta property="og:title" content={title} />
      {preview && <meta property="og:description" content={preview} />}
      {hasPrice && <meta property="product:price:amount" content={amountFromCents(price)} />}
      {hasPrice && <meta property="product:price:currency" content="USD" />}
      <meta property="og:type" content={hasPrice ? "product" : "website"} />
      <meta property="og:url" content={urlIn(language)} />
      <meta property="og:image" content={storeUrl + card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
});

/** A page's metadata, which React hoists into the head. */
export function PageHead({
  title,
  description,
  isHome = false,
  price,
  path,
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
          price={price}
          path={path ?? pathname}
          card={card}
        />
      )}
    </>
  );
}
