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
    // Each waits for one Back, and the dialog may stay open to ask first.
    const watch = () => {
      const watcher = new CloseWatcher();
      watcher.onclose = () => {
        current = watch();
        close();
      };
      return watcher;
    };
    let current = watch();
    return () => current.destroy();
  }, [open]);
}
