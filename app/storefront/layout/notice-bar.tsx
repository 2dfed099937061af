import type { ReactNode } from "react";

/**
 * A line above the header that every page carries while something is not as usual, but not one that shows nothing of what it
 * speaks of (`data-unread`): the frame does not know what has become of the page in it.
 */
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
