import { useCallback, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { countWaitingOrders } from "#app/data/admin-list-orders.ts";

/** Milliseconds between two looks for new orders. */
const EVERY = 20_000;

/**
 * Returns how many orders wait to be worked on. Looks again every 20 seconds, after every write, and whenever the window
 * comes to the front; when the number changed, everything on the screen is read again.
 */
export function useWaitingOrders(): number {
  const { revalidate, state } = useRevalidator();
  const [waiting, setWaiting] = useState(0);
  const known = useRef<number | null>(null);
  const isGone = useRef(false);

  const look = useCallback(async () => {
    if (document.visibilityState === "hidden") return;
    // A look that failed changes nothing on the screen; the next one comes soon.
    const count = await countWaitingOrders().catch(() => null);
    if (isGone.current || count === null) return;
    const hasChanged = known.current !== null && known.current !== count;
    known.current = count;
    setWaiting(count);
    if (hasChanged) await revalidate();
  }, [revalidate]);

  useEffect(() => {
    isGone.current = false;
    const timer = setInterval(look, EVERY);
    window.addEventListener("focus", look);
    return () => {
      isGone.current = true;
      clearInterval(timer);
      window.removeEventListener("focus", look);
    };
  }, [look]);

  useEffect(() => {
    if (state === "idle") look();
  }, [state, look]);

  return waiting;
}
