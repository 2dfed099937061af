import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useBottomInset } from "#app/ui/use-bottom-inset.ts";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ErrorMessage } from "./error-message.tsx";
import { AS_JSON, errorOf, type Outcome } from "./outcome.ts";
import { expireToast, keepToast, removeToast, type Toast, toastStore } from "./toast-store.ts";
import { useActionDone } from "./use-action-done.ts";

/** Milliseconds that the message of a failed Undo stays. */
const ERROR_DURATION = 8000;

function ToastCard({ toast }: { toast: Toast }) {
  const { id, words, undo } = toast;
  const addressOf = useLocalizedPath();
  const fetcher = useFetcher<Outcome>();
  const button = useRef<HTMLButtonElement>(null);
  const error = errorOf(fetcher);

  // The focused row is gone. The focus moves to Undo, so that the keyboard reaches it in time.
  useEffect(() => button.current?.focus(), []);

  useActionDone(fetcher, (outcome) =>
    outcome.error ? expireToast(id, ERROR_DURATION) : removeToast(id),
  );

  function submit({ path, submission }: NonNullable<Toast["undo"]>) {
    keepToast(id);
    fetcher.submit(submission, { ...AS_JSON, action: addressOf(path) });
  }

  if (fetcher.state !== "idle") return null;
  return (
    <div className="flex items-center justify-between gap-4 bg-ink px-5 py-2.5 text-paper shadow-sheet">
      {error ? <ErrorMessage error={error} /> : <p className="text-sm">{words}</p>}
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

/** The toasts at the foot of the admin. They outlive a change of tab, and so does their Undo. */
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
