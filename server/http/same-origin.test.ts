import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const ask = (request: { method?: string; origin?: string; site?: string; host?: string }) =>
  isSameOrigin(
    {
      method: request.method ?? "POST",
      origin: request.origin,
      secFetchSite: request.site,
      host: request.host ?? "shop.example",
    },
    "shop.example",
  );

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
