import type { ReactNode } from "react";

/** A visually hidden live region: announces its text whenever it changes. Mount it before it has one. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
