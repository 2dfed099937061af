import type { ReactNode } from "react";
import type { Category } from "#app/domain/catalogue/taxonomy.ts";
import { Link } from "#app/ui/link.tsx";

export type NamedLink = { to: string; label: string };

/** Return the links to the shop filtered by each category or collection. */
export function taxonomyLinks(field: "category" | "collection", entries: Category[]): NamedLink[] {
  return entries.map(({ name, displayName }) => ({
    to: `/shop?${field}=${encodeURIComponent(name)}`,
    label: displayName,
  }));
}

/** A titled column of links, in the footer and in the header's menu. */
export function LinkColumn({ title, links }: { title: ReactNode; links: NamedLink[] }) {
  return (
    <div>
      <h2 className="label-caps mb-4 font-sans opacity-70">{title}</h2>
      <ul className="wrap-anywhere">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="drawn-line inline-block min-w-11 py-1.5 text-sm max-md:py-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
