import { addressIn } from "#app/domain/language.ts";

/**
 * What is done with an answer: a `page` or its `data` is kept for when the network drops, a `named` file never changes under
 * its name, a plain `file` may; null is left to the network alone.
 */
export type Keeping = "page" | "data" | "named" | "file" | null;

/** What must never be told from memory: money, persons, the owner's desk, stock, and every interface for programs. */
const NEVER =
  /^\/(checkout|confirmation|orders|admin|rest|auth|storage|payphone-sandbox|healthz|readyz|metrics|bag\/products)(?=[/.]|$)|^\/products\/[^/]+\/stock$/;

const PICTURES = /^\/(plates|scenes|brand|storage\/v1\/object\/public\/product-images)\//;

type Asked = Pick<Request, "method" | "mode" | "url">;

/** Takes a request and the shop's own origin and returns how its answer is kept. */
export function keepingOf({ method, mode, url }: Asked, origin: string): Keeping {
  const { pathname, origin: asked } = new URL(url);
  if (method !== "GET" || asked !== origin) return null;
  if (pathname.startsWith("/assets/")) return "named";
  if (PICTURES.test(pathname)) return "file";
  const path = addressIn("en", pathname);
  if (NEVER.test(path)) return null;
  if (mode === "navigate") return "page";
  return path.endsWith(".data") || path === "/__manifest" ? "data" : null;
}

const ONLY_ONLINE = /^\/(checkout|orders)$/;

/** Takes a request and the shop's own origin and returns whether it is for a shopper's page that is never kept, but may say why it cannot come. */
export function needsNetwork({ method, mode, url }: Asked, origin: string): boolean {
  const { pathname, origin: asked } = new URL(url);
  const isOwnPage = method === "GET" && mode === "navigate" && asked === origin;
  return isOwnPage && ONLY_ONLINE.test(addressIn("en", pathname));
}

/** Takes an answer and returns whether it may be kept: a good one of our own that does not forbid it. */
export function mayKeep(answer: Response): boolean {
  const isForbidden = answer.headers.get("Cache-Control")?.includes("no-store");
  return answer.status === 200 && answer.type === "basic" && !answer.redirected && !isForbidden;
}
