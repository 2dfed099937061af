import { useEffect, useState } from "react";

/** Takes whether something is under way and returns whether it has been for longer than `milliseconds`. */
export function useIsSlow(isUnderWay: boolean, milliseconds: number): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => setIsSlow(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isUnderWay, milliseconds]);
  return isSlow;
}
