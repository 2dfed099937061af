import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import type { AdminPage } from "#app/data/admin/admin-page.ts";
import { changedQuery } from "#app/domain/query/admin-query.ts";
import { ArrowLeftIcon } from "#app/ui/icons/arrow-left-icon.tsx";
import { ArrowRightIcon } from "#app/ui/icons/arrow-right-icon.tsx";
import { Link } from "#app/ui/link.tsx";

type TablePagingProps = { page: Omit<AdminPage<unknown>, "rows"> };

const PAGE_LINK = "inline-grid size-11 place-items-center border border-edge hover:border-ink";

/** The number of rows, and links to the previous and the next page. */
export function TablePaging({ page: { page, pageCount, total } }: TablePagingProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const pathOfPage = (to: number) => `?${changedQuery(query, { page: String(to) })}`;
  return (
    <nav
      aria-label={t`Pages`}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm"
    >
      <p className="text-muted tabular-nums" role="status">
        <Plural value={total} one="# entry" other="# entries" />
      </p>
      {pageCount > 1 && (
        <div className="flex items-center gap-3">
          {page > 1 && (
            <Link to={pathOfPage(page - 1)} aria-label={t`Previous page`} className={PAGE_LINK}>
              <ArrowLeftIcon className="size-4" />
            </Link>
          )}
          <span className="tabular-nums">
            <Trans>
              Page {page} of {pageCount}
            </Trans>
          </span>
          {page < pageCount && (
            <Link to={pathOfPage(page + 1)} aria-label={t`Next page`} className={PAGE_LINK}>
              <ArrowRightIcon className="size-4" />
            </Link>
          )}
        </div>
      )}
    </nav>
  );
}
