import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { useBottomInset } from "#app/ui/use-bottom-inset.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ErrorMessage } from "./error-message.tsx";
import { cancelExpiry, dismissToast, removeToast, type Toast, toastStore } from "./toast-store.ts";
import { useSubmission } from "./use-submission.ts";

/**
 * The focused row was deleted. Undo must be reachable by keyboard before it expires, and again after its error.
 * A field that is being typed in keeps the focus: a space would press Undo.
 */
function focusUnlessTyping(button: HTMLButtonElement | null) {
  if (!document.activeElement?.matches("input, textarea, select")) button?.focus();
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const { id, message, undo } = toast;
  const localizedPath = useLocalizedPath();
  const { submit, isBusy, error } = useSubmission({
    action: undo && localizedPath(undo.path),
    // After an error it does not expire: it may have the only copy of what was deleted.
    onDone: () => removeToast(id),
  });

  if (isBusy) return null;
  return (
    <div className="flex items-center justify-between gap-4 bg-ink px-5 py-2.5 text-paper shadow-sheet">
      {error ? <ErrorMessage error={error} /> : <p className="text-sm">{message}</p>}
      {undo && (
        <Button
          ref={focusUnlessTyping}
          variant="plain"
          size="sm"
          className="-mr-3 ml-auto !text-paper underline"
          onClick={() => {
            cancelExpiry(id);
            submit(undo.submission);
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      {error && (
        <IconButton label={t`Dismiss`} onClick={() => dismissToast(id)} className="-mr-3">
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}

const NO_TOASTS: readonly Toast[] = [];

/** The toasts and their Undo, which outlive a change of tab. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NO_TOASTS);
  const region = useBottomInset();
  return (
    <div
      ref={region}
      role="status"
      className="pointer-events-none print:hidden fixed inset-x-3 bottom-3 z-[70] mx-auto grid max-w-lg gap-2 *:pointer-events-auto"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
