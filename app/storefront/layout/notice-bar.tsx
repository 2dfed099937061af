import type { ReactNode } from "react";

/** A notice above the header. CSS hides it on an error page (`data-error-page`), which needs no notice. */
export function NoticeBar({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="bg-amber px-5 py-2.5 text-center font-medium text-sm text-surface leading-snug has-[~main_[data-error-page]]:hidden"
    >
      {children}
    </p>
  );
}
