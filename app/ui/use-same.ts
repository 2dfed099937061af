import { useRef } from "react";

type Given<Value> = { value: Value; text: string; same: Value };

/** Takes a plain value and returns the one it was given first of those that say the same, so that nobody who depends on it has to look again. */
export function useSame<Value>(value: Value): Value {
  const last = useRef<Given<Value>>(undefined);
  if (last.current?.value === value) return last.current.same;
  const text = JSON.stringify(value);
  const same = last.current?.text === text ? last.current.same : value;
  last.current = { value, text, same };
  return same;
}
