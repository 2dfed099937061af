import { createContext, use, useEffect, useId } from "react";

/** Tells the page's UnsavedGuard whether the form of an id has unsaved changes. */
export const UnsavedContext = createContext<(form: string, isDirty: boolean) => void>(() => {});

/** Have the page's UnsavedGuard ask before the unsaved changes of a form are lost. */
export function useUnsavedChanges(isDirty: boolean): void {
  const report = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    report(form, true);
    return () => report(form, false);
  }, [report, form, isDirty]);
}
