import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

/** The list as it was last seen: its filter, search, sort and page, and the ids of its rows. */
let last: { query: string; ids: readonly string[] } = { query: "", ids: [] };

const NO_LIST = last;

/** Remember the query and the rows of the list of orders. */
export function useRememberOrdersList(ids: readonly string[]): void {
  const { search } = useLocation();
  useEffect(() => {
    last = { query: search, ids };
  }, [search, ids]);
}

// The list is not shown together with the links back to it.
const subscribe = () => () => undefined;

const useLastList = () =>
  useSyncExternalStore(
    subscribe,
    () => last,
    () => NO_LIST,
  );

/** Return the English path back to the list of orders as it was last seen. */
export function useOrdersListPath(): string {
  return `/admin/orders${useLastList().query}`;
}

/** Return the English path of the order after this one on the list as it was last seen; null for the last one. */
export function useNextOrderPath(id: string): string | null {
  const { ids } = useLastList();
  const next = ids.includes(id) && ids[ids.indexOf(id) + 1];
  return next ? `/admin/orders/${next}` : null;
}
