import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/** Create an icon, hidden from screen readers, from shapes in 24 by 24 units. `base.css` has its stroke and size. */
export function icon(shapes: ReactNode) {
  return function Icon({ className }: { className?: string }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("icon", className)}>
        {shapes}
      </svg>
    );
  };
}
