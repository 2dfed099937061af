import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label"> & { label: string };

/** A 44 px square button that shows only an icon; `label` is its accessible name. */
export function IconButton({ label, className, type = "button", ...props }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        "grid size-11 shrink-0 place-items-center transition-colors hover:text-terracotta",
        className,
      )}
      {...props}
    />
  );
}
