import { useEffect } from "react";
import { useRevalidator } from "react-router";

const POLL_INTERVAL_MS = 20_000;

/** Poll a count of what waits for the owner, also on focus, and revalidate the page when it differs from `shown`. */
export function useCountPoll(readCount: () => Promise<number>, shown: number | null): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isUnmounted = false;

    async function poll() {
      if (document.visibilityState === "hidden") return;
      // A failed poll leaves the page as it is.
      const count = await readCount().catch(() => shown);
      if (!isUnmounted && count !== shown) await revalidate();
    }

    const timer = setInterval(poll, POLL_INTERVAL_MS);
    window.addEventListener("focus", poll);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      window.removeEventListener("focus", poll);
    };
  }, [readCount, shown, revalidate]);
}
