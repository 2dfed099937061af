import { expect, test } from "vitest";
import type { LetterBlock } from "./letter.ts";
import { letterHtml } from "./letter-html.ts";

const LONG = "2411202601179001234500110010010000000011234567813";

const BLOCKS: LetterBlock[] = [
  { kind: "pairs", title: null, rows: [["Reference", LONG]] },
  { kind: "lines", title: null, lines: [LONG] },
  { kind: "list", title: null, lines: [LONG] },
];

const letterOf = (block: LetterBlock) =>
  letterHtml({
    language: "en",
    subject: "",
    title: "",
    lead: "",
    blocks: [block],
    link: null,
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
