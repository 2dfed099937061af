import { useEffect, useEffectEvent } from "react";

/** Not in the types of TypeScript yet. */
declare const CloseWatcher: new () => { onclose: () => void; destroy: () => void };

/**
 * Closes a dialog on Back of an Android phone, where the browser has `CloseWatcher`: no history entry is needed. Base UI's drawer does
 * the same. Elsewhere Base UI closes on Escape, which would count twice.
 */
export function useCloseRequest(open: boolean, onOpenChange: (open: boolean) => void) {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open || !("CloseWatcher" in window) || !navigator.userAgent.includes("Android")) return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => watcher.destroy();
  }, [open]);
}
