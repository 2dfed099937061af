import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

type BusyButtonProps = ComponentProps<typeof Button> & { isBusy: boolean | undefined };

/** A button that ignores presses while it is busy, and the Enter of its form. Not disabled, which would lose the focus. */
export function BusyButton({ isBusy, onClick, className, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      className={classNames("aria-disabled:opacity-60", className)}
    />
  );
}
