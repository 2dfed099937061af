import { redirectDocument } from "react-router";

/** A client loader that loads a new document, because only some pages' Content-Security-Policy allows the provider's script. */
export function loadDocument({ request }: { request: Request }): never {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}
