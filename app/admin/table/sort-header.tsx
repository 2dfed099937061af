import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { changedQuery, type Direction } from "#app/domain/query/admin-query.ts";
import { classNames } from "#app/ui/class-names.ts";
import { ChevronDownIcon } from "#app/ui/icons/chevron-down-icon.tsx";
import { Link } from "#app/ui/link.tsx";

type SortHeaderProps = {
  sort: string;
  current: { sort: string; direction: Direction };
  className?: string;
  children: ReactNode;
};

/** A column heading that sorts the table. A second press reverses the order. */
export function SortHeader({ sort, current, className, children }: SortHeaderProps) {
  const [query] = useSearchParams();
  const isCurrent = current.sort === sort;
  const next = isCurrent && current.direction === "asc" ? "desc" : "asc";
  const ariaSort = current.direction === "asc" ? "ascending" : "descending";
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? ariaSort : "none"}
      className={classNames("font-normal", className)}
    >
      <Link
        to={`?${changedQuery(query, { sort, dir: next })}`}
        preventScrollReset
        className="label-caps inline-flex min-h-11 items-center gap-1 text-muted hover:text-ink"
      >
        {children}
        <ChevronDownIcon
          className={classNames(
            "size-3.5 transition-transform",
            !isCurrent && "opacity-0",
            current.direction === "asc" && "rotate-180",
          )}
        />
      </Link>
    </th>
  );
}
