import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

type Sent = { method?: string; origin?: string; site?: string; host?: string };

function ask({ method = "POST", origin, site, host = "shop.example" }: Sent): boolean {
  const headers = new Headers({ host });
  if (origin) headers.set("origin", origin);
  if (site) headers.set("sec-fetch-site", site);
  return isSameOrigin(new Request("http://127.0.0.1:3000/", { method, headers }), "shop.example");
}

test.each([
  ["allows the shop's own page", { site: "same-origin", origin: "https://shop.example" }, true],
  ["allows the address bar", { site: "none" }, true],
  ["a foreign page", { site: "cross-site", origin: "https://evil.example" }, false],
  ["rejects a sister domain", { site: "same-site", origin: "https://blog.shop.example" }, false],
  ["rejects another site in an old browser", { origin: "https://evil.example" }, false],
  ["rejects a sandboxed frame in an old browser", { origin: "null" }, false],
  ["allows the shop's own page in an old browser", { origin: "https://shop.example" }, true],
  ["rejects a look-alike origin", { origin: "https://shop.example.evil.example" }, false],
  [
    "allows the shop's own page under another host name",
    { origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" },
    true,
  ],
  ["allows a client that is not a browser", {}, true],
  ["allows another site to read", { method: "GET", site: "cross-site" }, true],
])("%s", (_name, request, expected) => {
  expect(ask(request)).toBe(expected);
});
