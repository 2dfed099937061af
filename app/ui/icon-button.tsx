import { classNames } from "./class-names.ts";
import { NativeButton, type NativeButtonProps } from "./native-button.tsx";

type IconButtonProps = Omit<NativeButtonProps, "aria-label"> & { label: string };

/** A 44 px square button that shows only an icon; `label` is its accessible name. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <NativeButton
      aria-label={label}
      className={classNames(
        "grid size-11 shrink-0 place-items-center transition-colors hover:text-terracotta",
        className,
      )}
      {...props}
    />
  );
}
