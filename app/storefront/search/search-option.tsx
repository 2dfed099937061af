import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";

export type OptionList = { listId: string; activeId: string | null; onFollow: () => void };

type SearchOptionProps = { list: OptionList; to: string; className: string; children: ReactNode };

/** An option of the search that is a link, so that it opens in a new tab, too. The input keeps the focus. */
export function SearchOption({ list, to, className, children }: SearchOptionProps) {
  const id = list.listId + to;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === list.activeId}
      tabIndex={-1}
      to={to}
      onMouseDown={(event) => event.preventDefault()}
      onClick={list.onFollow}
      className={classNames(
        "outline-terracotta transition-colors hover:text-terracotta aria-selected:outline-2",
        className,
      )}
    >
      {children}
    </Link>
  );
}
