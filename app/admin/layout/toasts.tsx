import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useBottomInset } from "#app/ui/use-bottom-inset.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ErrorMessage } from "./error-message.tsx";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "./outcome.ts";
import { cancelExpiry, expireToast, removeToast, type Toast, toastStore } from "./toast-store.ts";
import { useActionDone } from "./use-action-done.ts";

const ERROR_DURATION_MS = 8000;

function ToastCard({ toast }: { toast: Toast }) {
  const { id, message, undo } = toast;
  const localizedPath = useLocalizedPath();
  const fetcher = useFetcher<Outcome>();
  const button = useRef<HTMLButtonElement>(null);
  const error = errorOf(fetcher);

  // The focused row was deleted. Undo must be reachable by keyboard before it expires.
  // A field that is being typed in keeps the focus: a space would press Undo.
  useEffect(() => {
    if (!document.activeElement?.matches("input, textarea, select")) button.current?.focus();
  }, []);

  useActionDone(fetcher, (outcome) =>
    outcome.error ? expireToast(id, ERROR_DURATION_MS) : removeToast(id),
  );

  function submit({ path, submission }: NonNullable<Toast["undo"]>) {
    cancelExpiry(id);
    fetcher.submit(submission, { ...SUBMIT_OPTIONS, action: localizedPath(path) });
  }

  if (fetcher.state !== "idle") return null;
  return (
    <div className="flex items-center justify-between gap-4 bg-ink px-5 py-2.5 text-paper shadow-sheet">
      {error ? <ErrorMessage error={error} /> : <p className="text-sm">{message}</p>}
      {undo && !error && (
        <Button
          ref={button}
          variant="plain"
          size="sm"
          className="-mr-3 !text-paper underline"
          onClick={() => submit(undo)}
        >
          <Trans>Undo</Trans>
        </Button>
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
      className="pointer-events-none fixed inset-x-3 bottom-3 z-[70] mx-auto grid max-w-lg gap-2 *:pointer-events-auto"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
