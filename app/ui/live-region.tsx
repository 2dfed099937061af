import type { ReactNode } from "react";

/** Reads its text to a screen reader whenever the text changes; stands in the page from the start and is not seen. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
