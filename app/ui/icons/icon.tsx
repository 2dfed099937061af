import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

/**
 * Create an icon from the shapes of its drawing, 24 by 24 units. It is hidden from screen readers. Stroke and default size are in
 * `base.css`.
 */
export function icon(shapes: ReactNode) {
  return function Icon({ className }: { className?: string }) {
    return (
      <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("icon", className)}>
        {shapes}
      </svg>
    );
  };
}
