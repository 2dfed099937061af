import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const ask = (given: { method?: string; origin?: string; site?: string; host?: string }) =>
  isSameOrigin(
    {
      method: given.method ?? "POST",
      origin: given.origin,
      secFetchSite: given.site,
      host: given.host ?? "shop.example",
    },
    "shop.example",
  );

test.each([
  ["the shop's own page", { site: "same-origin", origin: "https://shop.example" }, true],
  ["the address bar", { site: "none" }, true],
  ["a foreign page", { site: "cross-site", origin: "https://evil.example" }, false],
  ["a sister domain", { site: "same-site", origin: "https://blog.shop.example" }, false],
  ["a foreign page in an old browser", { origin: "https://evil.example" }, false],
  ["a sandboxed frame in an old browser", { origin: "null" }, false],
  ["the own page in an old browser", { origin: "https://shop.example" }, true],
  ["a look-alike", { origin: "https://shop.example.evil.example" }, false],
  [
    "the own page under another of our names",
    { origin: "http://10.0.0.5:3000", host: "10.0.0.5:3000" },
    true,
  ],
  ["a program that is no browser", {}, true],
  ["a foreign page that only reads", { method: "GET", site: "cross-site" }, true],
])("%s", (_name, given, expected) => {
  expect(ask(given)).toBe(expected);
});
