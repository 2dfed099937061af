import { addressIn, DEFAULT_LANGUAGE, languageOf } from "./language.ts";
import { preferredLanguage, rememberedLanguage } from "./preferred-language.ts";

/** The first parts of the addresses that documents of the shop stand at (`app/routes.ts`). */
export const PAGE_FOLDERS = [
  "",
  "shop",
  "products",
  "info",
  "orders",
  "bag",
  "checkout",
  "confirmation",
  "admin",
];

export type Visit = {
  method: string;
  /** Path and query. */
  address: string;
  accept?: string | undefined;
  acceptLanguage?: string | undefined;
  cookie?: string | undefined;
  /** What the browser wants it for, where it says so. */
  secFetchDest?: string | undefined;
};

function isDocument({ method, address, accept = "", secFetchDest = "document" }: Visit): boolean {
  const [, folder = ""] = /^\/([^/?]*)/.exec(address) ?? [];
  const isRead = method === "GET" || method === "HEAD";
  const isPage = secFetchDest === "document" && accept.includes("text/html");
  return isRead && isPage && PAGE_FOLDERS.includes(folder);
}

/**
 * Takes a visit and returns where to send its reader: from an English address to the Spanish one, when Spanish was chosen
 * before or, without a choice, is what the browser asks for. Null where the page is shown as it is: an address that names its
 * language, a crawler that asks for none, anything that is not a document. The query, a payment's return say, goes along.
 */
export function otherLanguageFor(visit: Visit): string | null {
  if (languageOf(visit.address) !== DEFAULT_LANGUAGE || !isDocument(visit)) return null;
  const wish = rememberedLanguage(visit.cookie) ?? preferredLanguage(visit.acceptLanguage);
  return wish && wish !== DEFAULT_LANGUAGE ? addressIn(wish, visit.address) : null;
}
