import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { countWaitingOrders } from "#app/data/admin-list-orders.ts";

/** Milliseconds between two looks for new orders. */
const EVERY = 20_000;

/**
 * Returns how many orders wait to be worked on. Looks again every 20 seconds and whenever the window comes to the front;
 * when the number changed, everything on the screen is read again.
 */
export function useWaitingOrders(): number {
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState(0);
  const known = useRef<number | null>(null);

  useEffect(() => {
    let isOver = false;
    async function look() {
      if (document.visibilityState === "hidden") return;
      // A look that failed changes nothing on the screen; the next one comes soon.
      const count = await countWaitingOrders().catch(() => null);
      if (isOver || count === null) return;
      setWaiting(count);
      if (known.current !== null && known.current !== count) await revalidate();
      known.current = count;
    }
    look();
    const timer = setInterval(look, EVERY);
    window.addEventListener("focus", look);
    return () => {
      isOver = true;
      clearInterval(timer);
      window.removeEventListener("focus", look);
    };
  }, [revalidate]);

  return waiting;
}
