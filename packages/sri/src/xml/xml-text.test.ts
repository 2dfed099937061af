import { expect, test } from "vitest";
import { element, escapeText, textElement } from "./xml-element.ts";
import { cutText, wholeText, xmlText } from "./xml-text.ts";

test.each([
  ["  Vestido\r\n de\tseda ", "Vestido de seda"],
  ["a\u0000b\u0007c\u007Fd\u0085e", "a b c d e"],
  ["a\u2028b\u2029c\u00A0d", "a b c d"],
  ["lone \uD83D surrogate", "lone surrogate"],
  ["\uFEFFzero\u200Bwidth\u202E", "zerowidth"],
  ["not\uFFFEa\uFFFFcharacter", "not a character"],
  ["Jose\u0301", "José"],
  ["Peña & Hijos <S.A.S.>", "Peña & Hijos <S.A.S.>"],
  ["xmlns:a XML:lang", "xmlns a XML lang"],
])("cleans %j to %j", (text, clean) => {
  expect(xmlText(text)).toBe(clean);
});

test("cuts a long name, and no character in half", () => {
  expect(cutText("nombre", "x".repeat(301))).toBe("x".repeat(300));
  expect(cutText("nombre", `${"x".repeat(299)}👗`)).toBe("x".repeat(299));
  expect(cutText("nombre", `${"x".repeat(299)} y`)).toBe("x".repeat(299));
});

test("rejects an empty text and a long code", () => {
  expect(() => cutText("nombre", " \n\u200B")).toThrow("text-empty: nombre");
  expect(() => wholeText("codigo", "x".repeat(26))).toThrow("text-too-long: codigo");
  expect(wholeText("codigo", "x".repeat(25))).toHaveLength(25);
});

test("escapes texts and attributes", () => {
  expect(escapeText(`Peña & Hijos <"S.A.S.">`)).toBe('Peña &amp; Hijos &lt;"S.A.S."&gt;');
  expect(element("a", [textElement("b", "&amp;"), null], { c: `"&'>` })).toBe(
    '<a c="&quot;&amp;’>"><b>&amp;amp;</b></a>',
  );
  expect(textElement("b", undefined)).toBeNull();
});
