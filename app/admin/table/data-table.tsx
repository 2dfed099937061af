import type { ReactNode } from "react";
import type { Direction } from "#app/domain/query/admin-query.ts";
import { classNames } from "#app/ui/class-names.ts";
import { VisuallyHidden } from "#app/ui/visually-hidden.tsx";
import { SortHeader } from "./sort-header.tsx";

type Column = {
  title: string;
  /** Whether only screen readers get the title. */
  isHidden?: boolean;
  /** The name of the column in the query, by which a press on the title sorts. */
  sort?: string;
  className?: string;
};

type DataTableProps = {
  caption: string;
  columns: Column[];
  /** How the rows are sorted, where columns can be sorted. */
  query?: { sort: string; direction: Direction };
  /** Narrower windows show the rows as cards. */
  cardsBelow?: "md" | "lg";
  children: ReactNode;
};

/** The heading of cards appears when the keyboard reaches its sort links. */
const CARDS = {
  md: {
    block: "max-md:block",
    head: "max-md:sr-only max-md:focus-within:not-sr-only max-md:focus-within:block",
    titles: "max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-5",
  },
  lg: {
    block: "max-lg:block",
    head: "max-lg:sr-only max-lg:focus-within:not-sr-only max-lg:focus-within:block",
    titles: "max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-5",
  },
};

type HeadingProps = { column: Column; query: DataTableProps["query"] };

function Heading({ column: { title, isHidden, sort, className }, query }: HeadingProps) {
  if (sort && query) {
    return (
      <SortHeader sort={sort} current={query} className={className}>
        {title}
      </SortHeader>
    );
  }
  return (
    <th scope="col" className={classNames("label-caps py-3 pr-4 text-muted", className)}>
      {isHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
    </th>
  );
}

export function DataTable({ caption, columns, query, cardsBelow, children }: DataTableProps) {
  const cards = cardsBelow && CARDS[cardsBelow];
  return (
    <table className={classNames("w-full border-hairline border-t", cards?.block)}>
      <caption className="sr-only">{caption}</caption>
      <thead className={cards?.head}>
        <tr className={classNames("border-hairline border-b text-left", cards?.titles)}>
          {columns.map((column) => (
            <Heading key={column.title} column={column} query={query} />
          ))}
        </tr>
      </thead>
      <tbody className={cards?.block}>{children}</tbody>
    </table>
  );
}
