import { Trans, useLingui } from "@lingui/react/macro";
import { type Filters, shopPathOf } from "#app/domain/catalogue/filters.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { pageWindow } from "./page-window.ts";

type ShopPagingProps = {
  filters: Filters;
  pageCount: number;
  onFollow: () => void;
};

const NEIGHBOR_LINK =
  "label-caps inline-flex min-h-11 items-center gap-2.5 px-2 transition-colors hover:text-terracotta";

function PageNumbers({ filters, pageCount, onFollow }: ShopPagingProps) {
  const { t } = useLingui();
  return (
    <ol className="flex items-center">
      {pageWindow(filters.page, pageCount).map((page, index, all) =>
        page === null ? (
          <li key={`after ${all[index - 1]}`} aria-hidden="true" className="px-1 text-muted">
            …
          </li>
        ) : (
          <li key={page}>
            <Link
              to={shopPathOf({ ...filters, page })}
              preventScrollReset
              onClick={onFollow}
              aria-label={t`Page ${page}`}
              aria-current={page === filters.page ? "page" : undefined}
              className={classNames(
                "grid h-11 min-w-11 place-items-center tabular-nums transition-colors hover:text-terracotta",
                page === filters.page && "border-ink border-b font-semibold",
              )}
            >
              {page}
            </Link>
          </li>
        ),
      )}
    </ol>
  );
}

export function ShopPaging(props: ShopPagingProps) {
  const { filters, pageCount, onFollow } = props;
  const { t } = useLingui();
  const { page } = filters;
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={t`Pages`}
      className="mt-20 grid grid-cols-2 items-center gap-y-4 border-hairline border-t pt-6 md:grid-cols-[1fr_auto_1fr]"
    >
      <p>
        {page > 1 && (
          <Link
            to={shopPathOf({ ...filters, page: page - 1 })}
            preventScrollReset
            onClick={onFollow}
            rel="prev"
            className={NEIGHBOR_LINK}
          >
            <ArrowLeftIcon className="size-5" />
            <Trans>Previous</Trans>
          </Link>
        )}
      </p>
      <div className="order-last col-span-2 justify-self-center md:order-none md:col-span-1">
        <PageNumbers {...props} />
      </div>
      <p className="text-right">
        {page < pageCount && (
          <Link
            to={shopPathOf({ ...filters, page: page + 1 })}
            preventScrollReset
            onClick={onFollow}
            rel="next"
            className={NEIGHBOR_LINK}
          >
            <Trans>Next</Trans>
            <ArrowRightIcon className="size-5" />
          </Link>
        )}
      </p>
    </nav>
  );
}
