import { Trans } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";

type ConflictAlertProps = {
  /** What happened, if not that settings were changed. */
  message?: ReactNode;
  /** The two versions where they can be compared. */
  children?: ReactNode;
  onResolve: (keepMine: boolean) => void;
  className?: string;
};

/** Lets the second of two editors choose a version. */
export function ConflictAlert({ message, children, onResolve, className }: ConflictAlertProps) {
  const element = useRef<HTMLDivElement>(null);

  // The end of the form may be out of sight.
  useEffect(() => element.current?.focus(), []);

  return (
    <div
      ref={element}
      role="alert"
      tabIndex={-1}
      className={classNames(
        "grid gap-4 border-amber border-l-2 bg-panel/60 px-4 py-4 text-sm",
        className,
      )}
    >
      <p>
        {message ?? <Trans>Someone else changed these settings while you were editing them.</Trans>}
      </p>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" onClick={() => onResolve(true)}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onResolve(false)}>
          <Trans>Take theirs</Trans>
        </Button>
      </div>
    </div>
  );
}
