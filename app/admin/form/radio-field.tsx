import type { ComponentProps } from "react";

/** A labelled radio button with a 44 px target. */
export function RadioField({ children, ...input }: ComponentProps<"input">) {
  return (
    <label className="flex min-h-11 items-center gap-3 py-1.5">
      <input {...input} type="radio" className="size-5 shrink-0 accent-terracotta" />
      <span>{children}</span>
    </label>
  );
}
