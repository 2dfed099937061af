import { settings } from "#app/settings.ts";
import { escapeHtml } from "./escape-html.ts";
import type { Letter, LetterBlock, LetterItem, LetterLink } from "./letter.ts";

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

// Mail clients without CSS need the attributes. The background shows until the picture is allowed.
function pictureCell({ picture, name }: LetterItem): string {
  if (!picture) return cell("");
  const image = `<img src="${escapeHtml(picture)}" alt="${escapeHtml(name)}" width="72" height="96" style="display:block;width:72px;height:96px;object-fit:cover;background:#efe7d8;font-size:12px">`;
  return `<td width="72" style="width:72px;padding:12px 16px 12px 0;vertical-align:top">${image}</td>`;
}

function itemRows(items: LetterItem[]): string[] {
  const hasPictures = items.some(({ picture }) => picture);
  return items.map((item) => {
    const small = `<span style="${MUTED}">${escapeHtml(item.choices)}</span>`;
    const space = hasPictures ? "padding-top:12px;" : "";
    const words = cell(`${escapeHtml(item.name)}<br>${small}`, space);
    const price = cell(escapeHtml(item.price), `${space}padding-left:12px;${RIGHT}`);
    return row((hasPictures ? pictureCell(item) : "") + words + price, RULE);
  });
}

function contentOf(block: LetterBlock): string {
  switch (block.kind) {
    case "pairs":
      return table(
        block.rows.map(([name, value]) =>
          row(cell(escapeHtml(name), MUTED) + cell(escapeHtml(value), RIGHT)),
        ),
      );
    case "items":
      return table(itemRows(block.rows));
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

function linkHtml({ label, url }: LetterLink): string {
  const style = "background:#a4482a;color:#fffdf8;padding:14px 26px;text-decoration:none";
  return `<p style="margin:36px 0;text-align:center"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`;
}

function secondLinkHtml({ label, url }: LetterLink): string {
  return `<p style="margin:-12px 0 36px;text-align:center"><a href="${escapeHtml(url)}" style="color:#a4482a">${escapeHtml(label)}</a></p>`;
}

function senderHtml(sender: Letter["sender"]): string {
  if (!sender?.length) return "";
  const lines = sender.map(escapeHtml).join("<br>");
  return `\n<p style="${RULE};color:#6b6157;font-size:13px;margin:32px 0 0;padding-top:16px;text-align:center">${lines}</p>`;
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
${letter.link ? linkHtml(letter.link) : ""}${letter.secondLink ? secondLinkHtml(letter.secondLink) : ""}
<p style="${MUTED};text-align:center">${escapeHtml(letter.closing)}</p>${senderHtml(letter.sender)}
</div></body></html>
`;
}
