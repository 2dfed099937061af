import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { storeUrlContext } from "#app/rendering-context.ts";
import { loader } from "./language.ts";

function choose(language: string, query: string, storeUrl = "http://shop.test") {
  const context = new RouterContextProvider();
  context.set(storeUrlContext, storeUrl);
  const url = new URL(`http://shop.test/language/${language}${query}`);
  const request = new Request(url);
  return loader({ request, url, context, params: { language }, pattern: "/language/:language" });
}

test("stores the choice for a year and redirects to the same page in that language", () => {
  const { status, headers } = choose("es", "?to=%2Fshop%3Fsize%3DM");
  expect(status).toBe(302);
  expect(headers.get("Location")).toBe("/es/shop?size=M");
  expect(headers.get("Set-Cookie")).toBe(
    "language=es; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly",
  );
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("redirects to English, and sets a Secure cookie over HTTPS", () => {
  const { headers } = choose("en", "?to=/es/info/about", "https://shop.test");
  expect(headers.get("Location")).toBe("/info/about");
  expect(headers.get("Set-Cookie")).toMatch(/; Secure$/);
});

test.each([
  ["", "/es"],
  ["?to=https://evil.example/", "/es"],
  ["?to=//evil.example/", "/es/evil.example/"],
  ["?to=/%5Cevil.example/", "/es/evil.example/"],
  ["?to=/es//evil.example", "/es/evil.example"],
  ["?to=/es/%09/evil.example", "/es/evil.example"],
  ["?to=/.//evil.example", "/es/evil.example"],
  ["?to=/%0d%0aSet-Cookie:a=1", "/es/Set-Cookie:a=1"],
  ["?to=/shop%3Fq=%E2%82%AC", "/es/shop?q=%E2%82%AC"],
  ["?to=javascript:alert(1)", "/es"],
])("redirects %s only within the shop", (query, location) => {
  expect(choose("es", query).headers.get("Location")).toBe(location);
});

test("responds with 404 for an unknown language", () => {
  expect(() => choose("fr", "?to=/shop")).toThrow(
    expect.objectContaining({ init: { status: 404 } }),
  );
});
