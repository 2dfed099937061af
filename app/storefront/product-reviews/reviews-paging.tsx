import { Trans, useLingui } from "@lingui/react/macro";
import { reviewsPath } from "#app/domain/review/reviews-path.ts";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { Link } from "#app/ui/link.tsx";

type ReviewsPagingProps = { slug: string; page: number; pageCount: number };

const LINK = "label-caps inline-flex min-h-11 items-center gap-2.5 hover:text-terracotta";

/** Links to the neighbors of a page of reviews; nothing for a single one. */
export function ReviewsPaging({ slug, page, pageCount }: ReviewsPagingProps) {
  const { t } = useLingui();
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={t`Pages of reviews`}
      className="flex flex-wrap items-center justify-between gap-x-6 border-hairline border-t pt-6"
    >
      {page > 1 && (
        <Link to={reviewsPath(slug, page - 1)} rel="prev" className={LINK}>
          <ArrowLeftIcon className="size-5" />
          <Trans>Newer reviews</Trans>
        </Link>
      )}
      <span className="text-muted text-sm tabular-nums">
        <Trans>
          Page {page} of {pageCount}
        </Trans>
      </span>
      {page < pageCount && (
        <Link to={reviewsPath(slug, page + 1)} rel="next" className={LINK}>
          <Trans>Older reviews</Trans>
          <ArrowRightIcon className="size-5" />
        </Link>
      )}
    </nav>
  );
}
