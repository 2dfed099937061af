import { Trans, useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import { Link } from "#app/ui/link.tsx";
import { useTaxonomyName } from "../use-taxonomy-name.ts";

/* A fixed-width separator prevents layout shift at the font swap. */
const LIST =
  "flex flex-wrap items-center text-muted text-sm " +
  "[&>li+li]:before:inline-block [&>li+li]:before:w-5 [&>li+li]:before:text-center [&>li+li]:before:content-['/']";

/* Hidden on phones: the title follows below, and the list could wrap at the font swap. */
const CURRENT = "sr-only text-ink md:not-sr-only";

export function Breadcrumbs({ product }: { product: Product }) {
  const { t } = useLingui();
  const nameOf = useTaxonomyName();
  const linkClass = "drawn-line py-1 max-md:inline-block max-md:py-2.5";
  return (
    <nav aria-label={t`Breadcrumbs`}>
      <ol className={LIST}>
        <li>
          <Link to="/" className={linkClass}>
            <Trans>Home</Trans>
          </Link>
        </li>
        <li>
          <Link to="/shop" className={linkClass}>
            <Trans>Shop</Trans>
          </Link>
        </li>
        {product.category && (
          <li>
            <Link
              to={`/shop?category=${encodeURIComponent(product.category)}`}
              className={`${linkClass} capitalize lang-es:normal-case`}
            >
              {nameOf("categories", product.category)}
            </Link>
          </li>
        )}
        <li aria-current="page" lang={product.textLanguages?.name} className={CURRENT}>
          {product.name}
        </li>
      </ol>
    </nav>
  );
}
