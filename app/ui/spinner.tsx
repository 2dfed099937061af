import { classNames } from "./class-names.ts";

/** A fine turning ring; says nothing by itself, so a text must stand beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-6 animate-turn rounded-full border border-hairline border-t-terracotta",
        className,
      )}
    />
  );
}
