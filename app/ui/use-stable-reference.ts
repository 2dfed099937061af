import { useMemo, useState } from "react";

/** Takes a plain value and returns the same object for as long as its content is the same, so that memoized components skip it. */
export function useStableReference<Value>(value: Value): Value {
  const [stable, setStable] = useState(value);
  const isSame = useMemo(
    () => stable === value || JSON.stringify(stable) === JSON.stringify(value),
    [stable, value],
  );
  if (isSame) return stable;
  setStable(value);
  return value;
}
