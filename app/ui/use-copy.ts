import { useState } from "react";

type CopyOutcome = "copied" | "failed" | null;

/** Return what became of the last copy to the clipboard, and functions that copy a text and forget the outcome. */
export function useCopy() {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  async function copy(text: string) {
    try {
      // An insecure context has no clipboard.
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }
  return { outcome, copy, forget: () => setOutcome(null) };
}
