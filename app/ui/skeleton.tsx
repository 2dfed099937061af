import { classNames } from "./class-names.ts";

/** Holds the place of something on its way; its size comes from its classes, and it says nothing by itself. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe bg-panel forced-colors:border", className)}
    />
  );
}
