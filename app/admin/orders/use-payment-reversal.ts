import { useEffect } from "react";
import { useFetcher, useRevalidator } from "react-router";
import type { ReversalReading } from "#app/data/admin-order-reversal.ts";
import { AS_JSON, errorOf, type Outcome } from "../layout/outcome.ts";
import { useRevalidateOnFocus } from "../layout/use-revalidate-on-focus.ts";
import type { OrderSubmission } from "./write-order.ts";

/** The poll interval in milliseconds while PayPhone has not answered. */
const POLL_INTERVAL = 4000;

const REVERSE: OrderSubmission = { intent: "reverse-payment" };

/** Takes what was read of a reversal; keeps it fresh, and returns how to ask for it and what went wrong. */
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
