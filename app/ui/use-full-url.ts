import { useLocalizedPath } from "./use-localized-path.ts";
import { useStoreUrl } from "./use-store-url.ts";

/** Return a function from an English path (`/shop`) to the full URL in the page's language. */
export function useFullUrl(): (path: string) => string {
  const storeUrl = useStoreUrl();
  const localizedPath = useLocalizedPath();
  return (path) => storeUrl + localizedPath(path);
}
