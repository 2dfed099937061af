import { useEffect, useState } from "react";

/** Return whether `isPending` has been true for `milliseconds`. */
export function useIsSlow(isPending: boolean, milliseconds: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setIsSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending, milliseconds]);
  return isSlow;
}
