import { expect, test } from "vitest";
import { PAGE_SECTIONS } from "#app/route-patterns.ts";
import routes from "#app/routes.ts";
import { followLanguage, type Visit } from "./follow-language.ts";

const SPANISH = {
  accept: "text/html,*/*;q=0.8",
  "accept-language": "es-EC,es;q=0.9,en;q=0.8",
  "sec-fetch-dest": "document",
};

/** Where a visit in Spanish with other properties or headers is redirected, or null. */
function redirectOf(visit: Partial<Visit> = {}): string | null {
  const headers = { ...SPANISH, ...visit.headers };
  const answer = followLanguage({ method: "GET", url: "/", ...visit, headers }, {});
  return answer?.headers.get("location") ?? null;
}

test.each([
  ["/", "/es"],
  ["/shop?category=dresses", "/es/shop?category=dresses"],
  ["/products/silk-wrap-dress", "/es/products/silk-wrap-dress"],
  ["/confirmation?id=1&clientTransactionId=GL-1", "/es/confirmation?id=1&clientTransactionId=GL-1"],
  ["/?transactionId=1&status=success", "/es?transactionId=1&status=success"],
  ["/admin", "/es/admin"],
])("a first visit to %s in Spanish goes to %s", (path, spanish) => {
  expect(redirectOf({ url: path })).toBe(spanish);
});

test("redirects a page that Firefox fetches through the service worker", () => {
  expect(redirectOf({ headers: { "sec-fetch-dest": "empty" } })).toBe("/es");
});

test.each<[string, Partial<Visit>]>([
  ["a path that names its language", { url: "/es/shop" }],
  ["a choice of English", { headers: { cookie: "language=en" } }],
  ["a browser that prefers English", { headers: { "accept-language": "en-US,es;q=0.9" } }],
  ["a crawler without a preferred language", { headers: { "accept-language": undefined } }],
  ["a form", { method: "POST" }],
  ["a request of a script", { headers: { "sec-fetch-dest": "empty", accept: "*/*" } }],
  ["a picture", { headers: { "sec-fetch-dest": "image" } }],
  ["a link of an email to Supabase Auth", { url: "/auth/v1/verify?token=x" }],
  ["a picture in a window of its own", { url: "/storage/v1/object/public/a.jpg" }],
  ["a URL of another host", { url: "http://evil.example/" }],
  ["the choice of a language", { url: "/language/en?to=/" }],
])("%s is left alone", (_what, visit) => {
  expect(redirectOf(visit)).toBeNull();
});

test("prefers an earlier choice to the browser's language", () => {
  const headers = { "accept-language": "en-US", cookie: "a=b; language=es" };
  expect(redirectOf({ headers })).toBe("/es");
});

test("redirects a HEAD, and browsers that name no destination", () => {
  const headers = { "sec-fetch-dest": undefined };
  expect(redirectOf({ headers, method: "HEAD" })).toBe("/es");
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

test("redirects a first visit in Spanish with its query, uncached", () => {
  const visit = { method: "GET", url: "/shop?size=M", headers: SPANISH };
  const answer = followLanguage(visit, { "X-Frame-Options": "DENY" });
  expect(answer?.status).toBe(302);
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
    location: "/es/shop?size=M",
    "cache-control": "no-store",
    vary: "Accept-Language, Cookie",
    "x-frame-options": "DENY",
  });
});
