import { useCallback, useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import {
  getOrderReversal,
  type OrderReversal,
  type ReversalRefusal,
  ReversalRefused,
  reverseOrderPayment,
} from "#app/data/admin-order-reversal.ts";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import { failureOf } from "../layout/use-write.ts";

/** Milliseconds between two looks while PayPhone's answer is outstanding. */
const EVERY = 4000;

export type ReversalProblem =
  | { kind: "refusal"; refusal: ReversalRefusal }
  | { kind: "failure"; failure: AdminFailure };

const problemOf = (error: unknown): ReversalProblem =>
  error instanceof ReversalRefused
    ? { kind: "refusal", refusal: error.refusal }
    : { kind: "failure", failure: failureOf(error) };

/**
 * Returns where the reversal of an order's payment stands, what went wrong, and how to ask for it. Looks again whenever the
 * window comes to the front, and every few seconds while PayPhone owes its answer.
 */
export function usePaymentReversal(orderId: string) {
  const { revalidate } = useRevalidator();
  const [reversal, setReversal] = useState<OrderReversal | null>(null);
  const [problem, setProblem] = useState<ReversalProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isDue = reversal?.state === "due";

  const look = useCallback(async () => {
    try {
      const found = await getOrderReversal(orderId);
      setReversal(found);
      return found;
    } catch (error) {
      setProblem(problemOf(error));
      return null;
    }
  }, [orderId]);

  useEffect(() => {
    look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [look]);

  useEffect(() => {
    if (!isDue) return;
    const timer = setInterval(async () => {
      const found = await look();
      // The answer has come, and with it the order was moved.
      if (found && found.state !== "due") await revalidate();
    }, EVERY);
    return () => clearInterval(timer);
  }, [isDue, look, revalidate]);

  async function reverse() {
    setBusy(true);
    setProblem(null);
    try {
      setReversal(await reverseOrderPayment(orderId));
      await revalidate();
    } catch (error) {
      await look();
      setProblem(problemOf(error));
    }
    setBusy(false);
  }

  return { reversal, problem, isBusy, reverse };
}
