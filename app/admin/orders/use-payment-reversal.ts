import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { ReversalReading } from "#app/data/admin/order-reversal.ts";
import { useRevalidateOnFocus } from "../focus/use-revalidate-on-focus.ts";
import { useSubmission } from "../form/use-submission.ts";
import type { OrderSubmission } from "./write-order.tsx";

const POLL_INTERVAL_MS = 4000;

/** Return the function that reverses a payment, and its error. Polls while PayPhone has not answered. */
export function usePaymentReversal({ reversal, error }: ReversalReading) {
  const { revalidate } = useRevalidator();
  const { submit, isBusy, error: rejection } = useSubmission<OrderSubmission>();
  const isDue = reversal?.state === "due";
  useRevalidateOnFocus();

  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(revalidate, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isDue, revalidate]);

  return {
    error: rejection ?? error,
    isBusy,
    reverse: () => submit({ intent: "reverse-payment" }),
  };
}
