import { useRef } from "react";

/** Takes a plain value and returns the one it was given first of those that say the same, so that nobody who depends on it has to look again. */
export function useSame<Value>(value: Value): Value {
  const last = useRef<{ value: Value; text: string }>(undefined);
  if (last.current?.value === value) return value;
  const text = JSON.stringify(value);
  if (last.current?.text !== text) last.current = { value, text };
  return last.current.value;
}
