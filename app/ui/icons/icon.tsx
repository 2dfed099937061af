import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type IconProps = { className?: string };

/**
 * The frame every icon is drawn in: a 24-unit square, silent to screen readers. Its line and usual size stand in the style sheet's
 * base, which any class outweighs: as attributes they would be written fifty times on a page of the shop.
 */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames("icon", className)}>
      {children}
    </svg>
  );
}
