import { useLingui } from "@lingui/react/macro";
import { redirect } from "react-router";
import { catalogueContext } from "#app/data/catalogue/catalogue.ts";
import { requireProduct } from "#app/data/catalogue/require-product.ts";
import { pageFromQuery } from "#app/domain/query/page-from-query.ts";
import { REVIEWS_PER_PAGE } from "#app/domain/review/review.ts";
import { reviewsPath } from "#app/domain/review/reviews-path.ts";
import { languageOf, pathIn } from "#app/domain/text/language.ts";
import { reviewsPage } from "#app/storefront/product/lazy-fit-views.ts";
import { LazyView } from "#app/ui/lazy-view.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/product-reviews";

/** Read a page of a product's reviews. Without reviews the product is shown, past the last page that page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext);
  const { slug, name } = await requireProduct(catalogue, params.slug, url);
  const page = pageFromQuery(url.searchParams);
  const { value: reviews } = await catalogue.listReviews(slug, page);
  const pageCount = Math.ceil(reviews.count / REVIEWS_PER_PAGE);
  if (page > pageCount) {
    const path = pageCount === 0 ? `/products/${slug}` : reviewsPath(slug, pageCount);
    throw redirect(pathIn(languageOf(url.pathname), path));
  }
  return { product: { slug, name }, reviews, page, pageCount };
}

export default function ProductReviewsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { product, page } = loaderData;
  const path = reviewsPath(product.slug, page);
  return (
    <>
      {/* The product's own page has the newest reviews and is the one to be found. */}
      <PageHead title={t`Reviews of ${product.name}`} path={path} isListed={false} />
      <LazyView key={path} module={reviewsPage} props={loaderData} />
    </>
  );
}
