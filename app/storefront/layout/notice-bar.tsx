import type { ReactNode } from "react";

/** A notice above the header of every page. CSS hides it where the page marks it as irrelevant (`data-unread`). */
export function NoticeBar({ children }: { children: ReactNode }) {
  return (
    <p
      role="status"
      className="bg-amber px-5 py-2.5 text-center font-medium text-sm text-surface leading-snug has-[~main_[data-unread]]:hidden"
    >
      {children}
    </p>
  );
}
