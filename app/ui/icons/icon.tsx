import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type IconProps = { className?: string };

/** The `<svg>` of every icon, hidden from screen readers. Stroke and default size are in `base.css`. */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("icon", className)}>
      {children}
    </svg>
  );
}
