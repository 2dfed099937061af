import { Trans, useLingui } from "@lingui/react/macro";
import type { Product } from "#app/domain/product.ts";
import { Link } from "#app/ui/link.tsx";
import { useTaxonomyName } from "../use-taxonomy-name.ts";

/** The way from the home page to this product. */
export function Breadcrumbs({ product }: { product: Product }) {
  const { t } = useLingui();
  const nameOf = useTaxonomyName();
  const linkClass = "drawn-line py-1";
  return (
    <nav aria-label={t`Breadcrumbs`}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-muted text-sm [&>li+li]:before:mr-2.5 [&>li+li]:before:content-['/']">
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
        <li aria-current="page" className="text-ink">
          {product.name}
        </li>
      </ol>
    </nav>
  );
}
