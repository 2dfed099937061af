import { classNames } from "./class-names.ts";

/** A placeholder for loading content, sized by its classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe bg-panel forced-colors:border", className)}
    />
  );
}
