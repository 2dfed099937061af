import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { AdminFailure } from "#app/domain/admin-failure.ts";

/** Takes whatever an operation threw and returns it as an AdminFailure; anything unforeseen keeps its own words. */
export function failureOf(error: unknown): AdminFailure {
  if (error instanceof AdminFailure) return error;
  return new AdminFailure("refused", error instanceof Error ? error.message : String(error));
}

type Written<Result> = { ok: true; result: Result } | { ok: false };

/**
 * Runs writes one at a time: after each, everything on the screen is read again; a failed one leaves its reason and
 * changes nothing that was typed. A second press while one runs does nothing.
 */
export function useWrite() {
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState<AdminFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);

  async function write<Result>(operation: () => Promise<Result>): Promise<Written<Result>> {
    if (running.current) return { ok: false };
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const result = await operation();
      await revalidate();
      return { ok: true, result };
    } catch (error) {
      setFailure(failureOf(error));
      return { ok: false };
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { write, isBusy, failure, clear: () => setFailure(null) };
}
