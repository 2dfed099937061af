import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";

const LABEL =
  "relative flex min-h-11 min-w-13 items-center justify-center gap-2.5 border border-edge bg-surface px-3.5 text-sm " +
  "invert-checked transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-terracotta has-focus-visible:outline-offset-3";

/** The native input of an option: it lies over the label's text, so that it takes the click wherever it falls. */
export const OPTION_INPUT_CLASS =
  "absolute inset-0 z-1 size-full cursor-[inherit] opacity-0 disabled:cursor-auto";

/** A native radio button or checkbox that shows as a box around its label. */
export function Option({ className, children, ...input }: ComponentProps<"input">) {
  return (
    <label className={classNames(LABEL, className)}>
      <input {...input} className={OPTION_INPUT_CLASS} />
      {children}
    </label>
  );
}
