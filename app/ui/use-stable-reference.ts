import { useMemo, useState } from "react";

/** Return the same object until the content of a plain value changes, for memoized components. */
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
