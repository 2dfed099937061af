import { useEffect, useEffectEvent } from "react";

/** Calls back when a fetcher's submission and the revalidation after it are over. */
export function useActionDone<Data>(
  { state, data }: { state: string; data: Data | null | undefined },
  onDone: (data: Data) => void,
): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (state === "idle" && data) done(data);
  }, [state, data]);
}
