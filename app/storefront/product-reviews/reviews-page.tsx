import { Trans } from "@lingui/react/macro";
import type { Product } from "#app/domain/product/product.ts";
import type { ProductReviews } from "#app/domain/review/review.ts";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewsPaging } from "./reviews-paging.tsx";

type ReviewsPageProps = {
  product: Pick<Product, "slug" | "name">;
  reviews: ProductReviews;
  /** 1-based. */
  page: number;
  pageCount: number;
};

export function ReviewsPage({ product, reviews, page, pageCount }: ReviewsPageProps) {
  const { slug, name } = product;
  return (
    <div className="page-width min-h-[70svh] pt-6 pb-28 md:pt-16">
      <Link
        to={`/products/${slug}`}
        className="label-caps inline-flex min-h-11 items-center gap-2.5 text-muted hover:text-terracotta"
      >
        <ArrowLeftIcon className="size-5" />
        <Trans>Back to the product</Trans>
      </Link>
      <h1 className="mt-4 mb-10 border-hairline border-b pb-8 text-title">
        <Trans>Reviews of {name}</Trans>
      </h1>
      <ReviewList reviews={reviews} heading={null}>
        <ReviewsPaging slug={slug} page={page} pageCount={pageCount} />
      </ReviewList>
    </div>
  );
}
