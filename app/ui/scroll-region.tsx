import type { ReactNode } from "react";

type ScrollRegionProps = { label: string; className: string; children: ReactNode };

/** A named part that scrolls in its own box, also by keyboard. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it.
    <section tabIndex={0} aria-label={label} className={className}>
      {children}
    </section>
  );
}
