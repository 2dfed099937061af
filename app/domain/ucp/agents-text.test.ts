import { expect, test } from "vitest";
import { agentsText } from "./agents-text.ts";

test("writes each category as one link, whatever its name", () => {
  const text = agentsText({
    brand: "Gemma Luce",
    tagline: "Italian elegance",
    country: "Ecuador",
    storeUrl: "https://shop.example",
    categories: [{ name: "silk", displayName: "x](javascript:alert(1))\\" }],
    collections: [],
  });
  expect(text).toContain(
    String.raw`- [x\]\(javascript:alert\(1\)\)\\](https://shop.example/shop?category=silk)`,
  );
});
