import { settings } from "#app/settings.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Letter, LetterBlock } from "./letter.ts";

// Mail clients ignore style sheets, so the colors of app/styles/tokens.css are repeated here.
const SERIF = "font-family:'Bodoni Moda','Times New Roman',serif;font-weight:400";
const MUTED = "color:#6b6157;font-size:15px";
const RULE = "border-top:1px solid #e0d6c6";
const RIGHT = "text-align:right;white-space:nowrap";

const row = (cells: string, style = "") => `<tr${style && ` style="${style}"`}>${cells}</tr>`;
const cell = (text: string, style = "") =>
  `<td style="padding:6px 0;vertical-align:top;${style}">${text}</td>`;
const table = (rows: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table>`;
const heading = (text: string) =>
  `<h2 style="${SERIF};font-size:22px;margin:32px 0 12px">${escapeHtml(text)}</h2>`;

function contentOf(block: LetterBlock): string {
  switch (block.kind) {
    case "pairs":
      return table(
        block.rows.map(([name, value]) =>
          row(cell(escapeHtml(name), MUTED) + cell(escapeHtml(value), RIGHT)),
        ),
      );
    case "items":
      return table(
        block.rows.map(({ name, choices, price }) => {
          const small = `<span style="${MUTED}">${escapeHtml(choices)}</span>`;
          const words = `${escapeHtml(name)}<br>${small}`;
          return row(cell(words) + cell(escapeHtml(price), RIGHT), RULE);
        }),
      );
    case "lines":
      return `<p style="margin:0">${block.lines.map(escapeHtml).join("<br>")}</p>`;
    case "list":
      return `<ul style="margin:0;padding-left:20px">${block.lines
        .map((line) => `<li>${escapeHtml(line)}</li>`)
        .join("")}</ul>`;
  }
}

function blockHtml(block: LetterBlock): string {
  if (block.title !== null) return heading(block.title) + contentOf(block);
  return `<div style="${RULE};margin-top:8px;padding-top:8px">${contentOf(block)}</div>`;
}

function linkHtml({ label, url }: NonNullable<Letter["link"]>): string {
  const style = "background:#a4482a;color:#fffdf8;padding:14px 26px;text-decoration:none";
  return `<p style="margin:36px 0;text-align:center"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function secondLinkHtml({ label, url }: NonNullable<Letter["secondLink"]>): string {
  return `<p style="margin:-12px 0 36px;text-align:center"><a href="${escapeHtml(url)}" style="color:#a4482a">${escapeHtml(label)}</a></p>`;
}

function markHtml(mark: Letter["sandboxMark"]): string {
  if (!mark) return "";
  const style = "background:#855510;color:#fffdf8;font-weight:600;margin:0;padding:10px 20px";
  return `<p style="${style};text-align:center">${escapeHtml(mark)}</p>\n`;
}

/** Render a letter as an HTML page. */
export function letterHtml(letter: Letter): string {
  return `<!doctype html>
<html lang="${escapeHtml(letter.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#f7f2e9;color:#2a2520;font:17px/1.6 'Gill Sans',Verdana,sans-serif">
${markHtml(letter.sandboxMark)}<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="${SERIF};font-size:24px;margin:0 0 32px;text-align:center">${escapeHtml(settings.brand)}</p>
<h1 style="${SERIF};font-size:36px;line-height:1.2;color:#a4482a;margin:0;text-align:center">${escapeHtml(letter.title)}</h1>
<p style="text-align:center;margin:8px 0 32px">${escapeHtml(letter.lead)}</p>
${letter.blocks.map(blockHtml).join("\n")}
${letter.link ? linkHtml(letter.link) : ""}
${letter.secondLink ? secondLinkHtml(letter.secondLink) : ""}
<p style="${MUTED};text-align:center">${escapeHtml(letter.closing)}</p>
</div></body></html>
`;
}
