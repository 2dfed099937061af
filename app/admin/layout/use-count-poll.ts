import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { countWaitingOrders } from "#app/data/admin/admin-list-orders.ts";

const POLL_INTERVAL_MS = 20_000;

/** Poll the number of pending orders, also on focus, and revalidate the page when it differs from `shown`. */
export function useOrderPoll(shown: number | null): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isUnmounted = false;

    async function poll() {
      if (document.visibilityState === "hidden") return;
      // A failed poll leaves the page as it is.
      const count = await countWaitingOrders().catch(() => shown);
      if (!isUnmounted && count !== shown) await revalidate();
    }

    const timer = setInterval(poll, POLL_INTERVAL_MS);
    window.addEventListener("focus", poll);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      window.removeEventListener("focus", poll);
    };
  }, [shown, revalidate]);
}
