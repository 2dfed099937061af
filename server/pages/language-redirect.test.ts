import { expect, test } from "vitest";
import { PAGE_SECTIONS } from "#app/route-patterns.ts";
import routes from "#app/routes.ts";
import { languageRedirectFor, type Visit } from "./language-redirect.ts";

const SPANISH: Visit = {
  method: "GET",
  path: "/",
  accept: "text/html,*/*;q=0.8",
  acceptLanguage: "es-EC,es;q=0.9,en;q=0.8",
  secFetchDest: "document",
};

test.each([
  ["/", "/es"],
  ["/shop?category=dresses", "/es/shop?category=dresses"],
  ["/products/silk-wrap-dress", "/es/products/silk-wrap-dress"],
  ["/confirmation?id=1&clientTransactionId=GL-1", "/es/confirmation?id=1&clientTransactionId=GL-1"],
  ["/?transactionId=1&status=success", "/es?transactionId=1&status=success"],
  ["/admin", "/es/admin"],
])("a first visit to %s in Spanish goes to %s", (path, spanish) => {
  expect(languageRedirectFor({ ...SPANISH, path })).toBe(spanish);
});

test("redirects a page that Firefox fetches through the service worker", () => {
  expect(languageRedirectFor({ ...SPANISH, secFetchDest: "empty" })).toBe("/es");
});

test.each<[string, Partial<Visit>]>([
  ["a path that names its language", { path: "/es/shop" }],
  ["a choice of English", { cookie: "language=en" }],
  ["a browser that prefers English", { acceptLanguage: "en-US,es;q=0.9" }],
  ["a crawler without a preferred language", { acceptLanguage: undefined }],
  ["a form", { method: "POST" }],
  ["a request of a script", { secFetchDest: "empty", accept: "*/*" }],
  ["a picture", { secFetchDest: "image" }],
  ["a link of an email to Supabase Auth", { path: "/auth/v1/verify?token=x" }],
  ["a picture in a window of its own", { path: "/storage/v1/object/public/a.jpg" }],
  ["a URL of another host", { path: "http://evil.example/" }],
  ["the choice of a language", { path: "/language/en?to=/" }],
])("%s is left alone", (_what, change) => {
  expect(languageRedirectFor({ ...SPANISH, ...change })).toBeNull();
});

test("prefers an earlier choice to the browser's language", () => {
  const english = { ...SPANISH, acceptLanguage: "en-US" };
  expect(languageRedirectFor({ ...english, cookie: "a=b; language=es" })).toBe("/es");
  expect(languageRedirectFor({ ...SPANISH, secFetchDest: undefined, method: "HEAD" })).toBe("/es");
});

test("redirects every document of the shop", () => {
  type Entry = { path?: string; index?: boolean; children?: Entry[] };
  const paths = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ path, children }) => (path ? [path] : paths(children ?? [])));
  const folders = paths(routes as Entry[])
    .filter((path) => path.startsWith("es?"))
    .map((path) => path.split("/")[1] ?? "")
    // A path that only the service worker opens, and an unknown one.
    .filter((folder) => !["offline", "*"].includes(folder));
  expect(new Set(folders)).toEqual(new Set(PAGE_SECTIONS));
});
