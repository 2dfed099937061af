import { expect, test } from "vitest";
import type { LetterBlock, LetterLink } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";

const LONG = "2411202601179001234500110010010000000011234567813";

const BLOCKS: LetterBlock[] = [
  { kind: "pairs", title: null, rows: [["Reference", LONG]] },
  { kind: "lines", title: null, lines: [LONG] },
  { kind: "list", title: null, lines: [LONG] },
];

const letterOf = (block: LetterBlock, link: LetterLink | null = null) =>
  letterHtml({
    language: "es",
    subject: "",
    title: "",
    lead: "",
    blocks: [block],
    link,
    closing: "",
  });

test.each(BLOCKS)("breaks a long number in $kind, so that no screen is too narrow", (block) => {
  const html = letterOf(block);
  expect(html).toMatch(new RegExp(`overflow-wrap:anywhere[^>]*>(<li>)?${LONG}`));
  expect(html).not.toContain("nowrap");
});

test("keeps the price of an item on one line", () => {
  const rows = [{ name: "Silk Wrap Dress", choices: "Size: M", price: "$1,245.00" }];
  expect(letterOf({ kind: "items", title: null, rows })).toMatch(/white-space:nowrap">\$1,245\.00/);
});

test.each(["$585.00", "−$58.50", "1A2B3C4D"])("keeps %s on one line in large text", (value) => {
  const html = letterOf({ kind: "pairs", title: null, rows: [["Total", value]] });
  expect(html).toContain(`white-space:nowrap">${value}</td>`);
});

test("breaks a long name of a product, and draws the rules on its cells", () => {
  const name = "n".repeat(120);
  const html = letterOf({ kind: "items", title: null, rows: [{ name, choices: "", price: "$1" }] });
  expect(html).toMatch(new RegExp(`<td style="[^"]*overflow-wrap:anywhere[^"]*">${name}<br>`));
  expect(html.match(/<td style="[^"]*border-top:1px/g)).toHaveLength(2);
  // CSS draws no border on a row of a table with separate borders.
  expect(html).not.toContain("<tr style");
});

test("keeps its language in mail programs that drop html, head and body", () => {
  const html = letterOf({ kind: "lines", title: null, lines: [] });
  expect(html).toContain('<div lang="es" dir="ltr" style="overflow-wrap:break-word;');
});

test("gives Outlook a table of 600 pixels, and the link a cell of its color", () => {
  const link = { label: "Ver el recibo", url: "https://shop.test/?a=1&b=2" };
  const html = letterOf({ kind: "lines", title: null, lines: [] }, link);
  expect(html).toMatch(/<!--\[if mso\]><table[^>]* align="center" width="600"[^>]*>/);
  expect(html).toMatch(
    /<td bgcolor="#a4482a"[^>]*><a href="https:\/\/shop\.test\/\?a=1&amp;b=2"[^>]*>Ver el recibo<\/a><\/td>/,
  );
});
