import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { ReversalReading } from "#app/data/admin/admin-order-reversal.ts";
import { AS_JSON, errorOf, type Outcome } from "../layout/outcome.ts";
import { useRevalidateOnFocus } from "../layout/use-revalidate-on-focus.ts";
import type { OrderSubmission } from "./write-order.ts";

/** The poll interval in milliseconds while PayPhone has not answered. */
const POLL_INTERVAL = 4000;

const REVERSE: OrderSubmission = { intent: "reverse-payment" };

/** Takes the reversal as it was read. Refreshes it, and returns how to request it and why that failed. */
export function usePaymentReversal({ reversal, error }: ReversalReading) {
  const { revalidate } = useRevalidator();
  const fetcher = useFetcher<Outcome>();
  const isDue = reversal?.state === "due";
  useRevalidateOnFocus();

  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(revalidate, POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [isDue, revalidate]);

  return {
    error: errorOf(fetcher) ?? error,
    isBusy: fetcher.state !== "idle",
    reverse: () => fetcher.submit(REVERSE, AS_JSON),
  };
}
