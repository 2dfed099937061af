import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { ReversalReading } from "#app/data/admin/admin-order-reversal.ts";
import { errorOf, type Outcome, SUBMIT_OPTIONS } from "../layout/outcome.ts";
import { useRevalidateOnFocus } from "../layout/use-revalidate-on-focus.ts";
import type { OrderSubmission } from "./write-order.tsx";

const POLL_INTERVAL_MS = 4000;

const REVERSE: OrderSubmission = { intent: "reverse-payment" };

/** Return the function that reverses a payment, and its error. Polls while PayPhone has not answered. */
export function usePaymentReversal({ reversal, error }: ReversalReading) {
  const { revalidate } = useRevalidator();
  const fetcher = useFetcher<Outcome>();
  const isDue = reversal?.state === "due";
  useRevalidateOnFocus();

  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(revalidate, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isDue, revalidate]);

  return {
    error: errorOf(fetcher) ?? error,
    isBusy: fetcher.state !== "idle",
    reverse: () => fetcher.submit(REVERSE, SUBMIT_OPTIONS),
  };
}
