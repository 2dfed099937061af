import { type RefObject, useCallback, useSyncExternalStore } from "react";

/** Return the trimmed text of an uncontrolled input, also what was typed before hydration. */
export function useTypedText(inputRef: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const input = inputRef.current;
      input?.addEventListener("input", onChange);
      return () => input?.removeEventListener("input", onChange);
    },
    [inputRef],
  );
  const read = () => inputRef.current?.value.trim() ?? "";
  return useSyncExternalStore(subscribe, read, () => "");
}
