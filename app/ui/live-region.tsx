import type { ReactNode } from "react";

/** A visually hidden live region, which announces changes of its text. Mount it empty. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {children}
    </div>
  );
}
