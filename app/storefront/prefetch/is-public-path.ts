import { pathIn } from "#app/domain/text/language.ts";

const PUBLIC_PATHS = new RegExp(__PREFETCHED_PATHS__);

/** Return whether a page is the same for every visitor. Others would load private data or code that few visitors need. */
export function isPublicPath(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return PUBLIC_PATHS.test(pathIn("en", path));
}
