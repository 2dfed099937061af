import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export type IconProps = { className?: string };

/** The frame every icon is drawn in: a 24-unit square, 1.5-unit line, no fill, silent to screen readers. */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames("size-[1.375rem]", className)}
    >
      {children}
    </svg>
  );
}
