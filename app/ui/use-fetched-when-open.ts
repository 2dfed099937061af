import { type ComponentType, useEffect, useState } from "react";
import type { FetchedOnce } from "./fetch-once.ts";

type Openable = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * Takes a component that opens over the page and whether it is open; returns it from its first opening on, and null before: what a
 * shopper may never open is no part of her first page. A fetch that fails closes it again, so that the next press tries anew.
 */
export function useFetchedWhenOpen<Props>(
  part: FetchedOnce<ComponentType<Props>>,
  { open, onOpenChange }: Openable,
): ComponentType<Props> | null {
  const [Panel, setPanel] = useState(() => part.current);
  const isAwaited = open && !Panel;
  useEffect(() => {
    if (!isAwaited) return;
    let isCurrent = true;
    part.fetch().then(
      (fetched) => isCurrent && setPanel(() => fetched),
      () => isCurrent && onOpenChange(false),
    );
    return () => {
      isCurrent = false;
    };
  }, [isAwaited, part, onOpenChange]);
  return Panel ?? null;
}
