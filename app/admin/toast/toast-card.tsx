import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { CloseIcon } from "#app/ui/icons/close-icon.tsx";
import { useLocalizedPath } from "#app/ui/use-localized-path.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { useSubmission } from "../form/use-submission.ts";
import {
  cancelExpiry,
  dismissToast,
  pauseExpiry,
  removeToast,
  showToast,
  startExpiry,
  type Toast,
  toastStore,
} from "./toast-store.ts";

/**
 * The focused row was deleted. Undo must be reachable by keyboard before it expires, and again after its error.
 * A field that is being typed in keeps the focus: a space would press Undo.
 */
function focusUnlessTyping(button: HTMLButtonElement | null) {
  const isTyping = document.activeElement?.matches("input:not([type=checkbox]), textarea, select");
  if (!isTyping) button?.focus();
}

const undoId = (id: number) => `undo-${id}`;

/** Return the Undo of the newest toast, or null: a dialog, in which one may type, gives it the focus when it closes. */
export function findNewestUndo(): HTMLElement | null {
  const newest = toastStore.read().at(-1);
  return newest ? document.getElementById(undoId(newest.id)) : null;
}

/** A toast and its Undo. It does not expire while the keyboard's focus or the pointer is on it (WCAG 2.2, 2.2.1). */
export function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const { id, message, undo } = toast;
  const localizedPath = useLocalizedPath();
  const card = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const { submit, isBusy, error } = useSubmission({
    action: undo && localizedPath(undo.path),
    onDone() {
      if (hasFocus.current) document.getElementById(undo?.returnTo ?? "")?.focus();
      removeToast(id);
      if (undo) showToast({ message: undo.done });
    },
  });

  useEffect(() => {
    const removed = card.current;
    return () => {
      // React reports no blur of what it removes.
      if (!hasFocus.current || removed?.isConnected) return;
      document.querySelector("main")?.focus({ preventScroll: true });
    };
  }, []);

  function release() {
    // After an error it does not expire: it may have the only copy of what was deleted.
    const isHeld = card.current?.matches(":hover, :has(:focus-visible)");
    if (!isHeld && !isBusy && !error) startExpiry(toast);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the clock.
    <div
      ref={card}
      onFocus={({ target }) => {
        hasFocus.current = true;
        // After a press of the mouse, which leaves the focus on Undo, it expires as ever.
        if (target.matches(":focus-visible")) pauseExpiry(toast);
      }}
      onBlur={() => {
        hasFocus.current = false;
        release();
      }}
      onMouseEnter={() => pauseExpiry(toast)}
      onMouseLeave={release}
      className="flex items-center justify-between gap-4 bg-ink px-5 py-2.5 text-paper shadow-sheet [&_:focus-visible]:outline-paper"
    >
      {error ? (
        <ErrorMessage error={error} />
      ) : (
        <p id={`${undoId(id)}-message`} className="text-sm">
          {message}
        </p>
      )}
      {undo && (
        <Button
          ref={focusUnlessTyping}
          id={undoId(id)}
          aria-describedby={`${undoId(id)}-message`}
          variant="plain"
          size="sm"
          className="-mr-3 ml-auto shrink-0 !text-paper underline"
          isInactive={isBusy}
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
