import { classNames } from "./class-names.ts";

/** A spinner without a text: put one beside it. */
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
