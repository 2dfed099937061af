import type { ReactNode } from "react";

export type IconProps = { className?: string };

/**
 * The frame every icon is drawn in: a 24-unit square, 1.4-unit line, no fill, silent to screen readers.
 * Its usual size is an attribute, which any `size-…` class outweighs wherever that stands in the style sheet.
 */
export function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width="1.375rem"
      height="1.375rem"
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}
