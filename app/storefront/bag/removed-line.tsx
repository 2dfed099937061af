import { Trans } from "@lingui/react/macro";
import { focusWhenShown } from "#app/ui/focus-when-shown.ts";

/** Replaces a removed line and can restore it. Takes the focus, because the remove button is unmounted. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <li className="flex items-center justify-between gap-4 border-hairline border-b py-3 text-muted text-sm last:border-b-0">
      <span>
        <Trans>{name} removed</Trans>
      </span>
      <button
        ref={focusWhenShown}
        type="button"
        onClick={onUndo}
        className="text-link -mr-2 min-h-11 px-2 text-ink hover:text-terracotta"
      >
        <Trans>Undo</Trans>
      </button>
    </li>
  );
}
