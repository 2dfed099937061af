import { useState } from "react";

/** Return a value of the URL that a control shows at once, before the navigation to its new value ends, and its setter. */
export function useImmediateValue<Value extends string | boolean | null>(value: Value) {
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  return [known === value ? shown : value, setShown] as const;
}
