import { useRef, useState } from "react";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import { Refusal } from "#app/domain/refusal.ts";
import { failureOf } from "../layout/use-write.ts";

export type CallProblem =
  | { kind: "refusal"; refusal: Refusal }
  | { kind: "failure"; failure: AdminFailure };

const problemOf = (error: unknown): CallProblem =>
  error instanceof Refusal
    ? { kind: "refusal", refusal: error }
    : { kind: "failure", failure: failureOf(error) };

/** Runs one question to the shop's server at a time and keeps why the last one failed. A second press does nothing. */
export function useShopCall() {
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(operation: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await operation();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { run, isBusy, problem, clear: () => setProblem(null) };
}
