import { type ReactNode, useCallback, useState } from "react";
import { UnsavedDialog } from "./unsaved-dialog.tsx";
import { useUnsavedBlocker } from "./use-unsaved-blocker.ts";
import { UnsavedContext } from "./use-unsaved-changes.ts";

/** Asks before a page is left whose forms have unsaved changes. One for all of them: the router has one blocker. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [dirty, setDirty] = useState<readonly string[]>([]);
  const report = useCallback((form: string, isDirty: boolean) => {
    setDirty((forms) => [...forms.filter((other) => other !== form), ...(isDirty ? [form] : [])]);
  }, []);
  const { isAsking, discard, keep } = useUnsavedBlocker(dirty.length > 0);
  return (
    <UnsavedContext value={report}>
      {children}
      <UnsavedDialog isOpen={isAsking} onDiscard={discard} onKeep={keep} />
    </UnsavedContext>
  );
}
