import { settings } from "#app/settings.ts";
import type { Letter, LetterBlock } from "./letter.ts";

function linesOf(block: LetterBlock): string[] {
  switch (block.kind) {
    case "pairs":
      return block.rows.map(([name, value]) => `${name}: ${value}`);
    case "items":
      return block.rows.map(({ name, choices, price }) => `${name}  ${price}\n  ${choices}`);
    case "lines":
      return block.lines;
    case "list":
      return block.lines.map((line) => `- ${line}`);
  }
}

/** Render a letter as plain text. */
export function letterText(letter: Letter): string {
  const sections = [
    ...(letter.sandboxMark ? [[`*** ${letter.sandboxMark} ***`]] : []),
    [settings.brand],
    [letter.title, letter.lead],
    ...letter.blocks.map((block) => [...(block.title ? [block.title] : []), ...linesOf(block)]),
    ...[letter.link, letter.secondLink].flatMap((link) => (link ? [[link.label, link.url]] : [])),
    [letter.closing],
    ...(letter.sender?.length ? [letter.sender] : []),
  ];
  return `${sections.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
