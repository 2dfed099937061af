import { expect, test } from "vitest";
import { languageOf, localeOf, parseLanguage, pathIn } from "./language.ts";

test.each([
  ["/", "/es"],
  ["/?transactionId=1", "/es?transactionId=1"],
  ["/#about", "/es#about"],
  ["/shop", "/es/shop"],
  ["/shop?q=a%2Fes&size=M#grid", "/es/shop?q=a%2Fes&size=M#grid"],
  ["/products/essential-tee", "/es/products/essential-tee"],
  ["/essentials", "/es/essentials"],
  ["/admin/products", "/es/admin/products"],
])("converts %s to the Spanish path %s", (english, spanish) => {
  expect(pathIn("es", english)).toBe(spanish);
  expect(pathIn("es", spanish)).toBe(spanish);
  expect(pathIn("en", spanish)).toBe(english);
  expect(pathIn("en", english)).toBe(english);
  expect(languageOf(spanish)).toBe("es");
  expect(languageOf(english)).toBe("en");
});

test.each([
  "//evil.example/x",
  "/es//evil.example/x",
  "/es/\\evil.example/x",
  "/\t/evil.example/x",
  "/\r\n/evil.example/x",
  "/es/\t/evil.example/x",
  "/es\n//evil.example/\0x",
])("%j stays in the shop", (path) => {
  expect(pathIn("en", path)).toBe("/evil.example/x");
  expect(pathIn("es", path)).toBe("/es/evil.example/x");
});

test.each(["?page=2", "mailto:support@gemmaluce.com", "https://wa.me/?text=x", ""])(
  "%j has no language",
  (path) => {
    expect(pathIn("es", path)).toBe(path);
  },
);

test("parses only the shop's languages", () => {
  expect(["en", "es", "fr", "", null, "ES"].map(parseLanguage)).toEqual([
    "en",
    "es",
    null,
    null,
    null,
    null,
  ]);
});

test("uses es-EC and en-US", () => {
  expect([localeOf("en"), localeOf("es")]).toEqual(["en-US", "es-EC"]);
});
