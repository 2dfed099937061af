import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";

/** Replaces a removed line and can restore it. Takes the focus, because the remove button is unmounted. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undoButton = useRef<HTMLButtonElement>(null);
  useEffect(() => undoButton.current?.focus(), []);
  return (
    <li className="flex items-center justify-between gap-4 border-hairline border-b py-3 text-muted text-sm last:border-b-0">
      <span>
        <Trans>{name} removed</Trans>
      </span>
      <button
        ref={undoButton}
        type="button"
        onClick={onUndo}
        className="text-link -mr-2 min-h-11 px-2 text-ink hover:text-terracotta"
      >
        <Trans>Undo</Trans>
      </button>
    </li>
  );
}
