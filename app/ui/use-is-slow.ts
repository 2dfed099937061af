import { useEffect, useState } from "react";

/** Takes whether something is pending and returns whether it has been for longer than `milliseconds`. */
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
