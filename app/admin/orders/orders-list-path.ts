import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

let lastQuery = "";

/** Remember the query of the list of orders: its filter, search, sort and page. */
export function useRememberOrdersQuery(): void {
  const { search } = useLocation();
  useEffect(() => {
    lastQuery = search;
  }, [search]);
}

// The list is not shown together with the links back to it.
const subscribe = () => () => undefined;

/** Return the English path back to the list of orders as it was last seen. */
export function useOrdersListPath(): string {
  const query = useSyncExternalStore(
    subscribe,
    () => lastQuery,
    () => "",
  );
  return `/admin/orders${query}`;
}
