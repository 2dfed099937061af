import { useEffect, useEffectEvent } from "react";

/** Run a callback when a fetcher's submission and its revalidation are done. */
export function useActionDone<Data>(
  { state, data }: { state: string; data: Data | null | undefined },
  onDone: (data: Data) => void,
): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (state === "idle" && data) done(data);
  }, [state, data]);
}
