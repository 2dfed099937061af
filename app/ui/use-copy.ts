import { useState } from "react";

export type CopyOutcome = "copied" | "failed" | null;

/** Return what became of the last copy to the clipboard, and functions that copy a text and forget the outcome. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  return { outcome, copy, forget: () => setOutcome(null) };
}
