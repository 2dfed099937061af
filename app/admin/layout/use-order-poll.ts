import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { countWaitingOrders } from "#app/data/admin/admin-list-orders.ts";

/** The poll interval in milliseconds. */
const POLL_INTERVAL = 20_000;

/**
 * Takes the number of pending orders on the screen; null where it could not be read. Polls it every 20 seconds and on focus,
 * and reads everything again when it has changed.
 */
export function useOrderPoll(shown: number | null): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isOver = false;

    async function poll() {
      if (document.visibilityState === "hidden") return;
      // A failed poll changes nothing on the screen.
      const count = await countWaitingOrders().catch(() => shown);
      if (!isOver && count !== shown) await revalidate();
    }

    const timer = setInterval(poll, POLL_INTERVAL);
    window.addEventListener("focus", poll);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener("focus", poll);
    };
  }, [shown, revalidate]);
}
