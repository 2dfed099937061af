import { classNames } from "./class-names.ts";

/** A spinner without a text alternative; needs a visible text. */
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
