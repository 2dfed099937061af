import { useLocalizedPath } from "./use-localized-path.ts";
import { useStoreUrl } from "./use-store-url.ts";

/** Returns a function that takes a path in English (`/shop`) and returns the full URL in the language of the page. */
export function useFullUrl(): (path: string) => string {
  const storeUrl = useStoreUrl();
  const localizedPath = useLocalizedPath();
  return (path) => storeUrl + localizedPath(path);
}
