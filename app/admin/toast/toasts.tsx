import { useSyncExternalStore } from "react";
import { useBottomInset } from "#app/ui/use-bottom-inset.ts";
import { ToastCard } from "./toast-card.tsx";
import { type Toast, toastStore } from "./toast-store.ts";

const NO_TOASTS: readonly Toast[] = [];

/** The toasts and their Undo, which outlive a change of tab. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => NO_TOASTS);
  const region = useBottomInset();
  return (
    <div
      ref={region}
      role="status"
      // A second toast does not say the first again.
      aria-atomic="false"
      className="pointer-events-none print:hidden fixed inset-x-3 bottom-3 z-[70] mx-auto grid max-w-lg gap-2 *:pointer-events-auto"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
