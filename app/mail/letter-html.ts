import { escapeXml } from "#app/domain/text/escape-xml.ts";
import { settings } from "#app/settings.ts";
import type { Letter, LetterBlock, LetterItem, LetterLink } from "./letter.ts";

// Mail clients ignore style sheets, so the colors of app/styles/tokens.css are repeated here.
const SERIF = "font-family:'Bodoni Moda','Times New Roman',serif;font-weight:400";
const MUTED = "color:#6b6157;font-size:15px";
const RULE = "border-top:1px solid #e0d6c6";
// A long number or name must not widen the email. Two properties, as no mail client knows both.
const BREAKABLE = "overflow-wrap:anywhere;word-break:break-word";

// Amounts and order numbers, which would be broken in large text although their label has room.
const SHORT_NUMBER = /^\S{1,12}$/;

const row = (cells: string) => `<tr>${cells}</tr>`;
const cell = (text: string, style = "") =>
  `<td style="padding:6px 0;vertical-align:top;${style}">${text}</td>`;
const table = (rows: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table>`;
const heading = (text: string) =>
  `<h2 style="${SERIF};font-size:22px;margin:32px 0 12px">${escapeXml(text)}</h2>`;

// Outlook for Windows crops nothing: without a height it keeps the picture's ratio. The background shows until the picture is
// allowed. The name is beside it.
function pictureCell({ picture }: LetterItem): string {
  if (!picture) return cell("", RULE);
  const image = `<img src="${escapeXml(picture)}" alt="" width="72" style="display:block;width:72px;aspect-ratio:3/4;object-fit:cover;background:#efe7d8">`;
  return `<td width="72" style="width:72px;padding:12px 16px 12px 0;vertical-align:top;${RULE}">${image}</td>`;
}

function itemRows(items: LetterItem[]): string[] {
  const hasPictures = items.some(({ picture }) => picture);
  return items.map((item) => {
    const small = `<span style="${MUTED}">${escapeXml(item.choices)}</span>`;
    const space = hasPictures ? `${RULE};padding-top:12px` : RULE;
    const words = cell(`${escapeXml(item.name)}<br>${small}`, `${space};${BREAKABLE}`);
    const price = cell(
      escapeXml(item.price),
      `${space};padding-left:12px;text-align:right;white-space:nowrap`,
    );
    return row((hasPictures ? pictureCell(item) : "") + words + price);
  });
}

function contentOf(block: LetterBlock): string {
  switch (block.kind) {
    case "pairs":
      return table(
        block.rows.map(([name, value]) => {
          const wrap = SHORT_NUMBER.test(value) ? "white-space:nowrap" : BREAKABLE;
          return row(
            cell(escapeXml(name), `width:34%;${MUTED};${BREAKABLE}`) +
              cell(escapeXml(value), `text-align:right;padding-left:12px;${wrap}`),
          );
        }),
      );
    case "items":
      return table(itemRows(block.rows));
    case "lines":
      return `<p style="margin:0;${BREAKABLE}">${block.lines.map(escapeXml).join("<br>")}</p>`;
    case "list":
      return `<ul style="margin:0;padding-left:20px;${BREAKABLE}">${block.lines
        .map((line) => `<li>${escapeXml(line)}</li>`)
        .join("")}</ul>`;
  }
}

function blockHtml(block: LetterBlock): string {
  if (block.title !== null) return heading(block.title) + contentOf(block);
  return `<div style="${RULE};margin-top:8px;padding-top:8px">${contentOf(block)}</div>`;
}

// Outlook for Windows ignores the padding of a link, and takes it from the cell.
function linkHtml({ label, url }: LetterLink): string {
  const style = "color:#fffdf8;display:block;padding:14px 26px;text-decoration:none";
  const link = `<a href="${escapeXml(url)}" style="${style}">${escapeXml(label)}</a>`;
  const button = `<td bgcolor="#a4482a" style="mso-padding-alt:14px 26px;text-align:center">${link}</td>`;
  return `<table role="presentation" align="center" cellpadding="0" cellspacing="0" style="margin:36px auto"><tr>${button}</tr></table>`;
}

function secondLinkHtml({ label, url }: LetterLink): string {
  return `<p style="margin:-12px 0 36px;text-align:center"><a href="${escapeXml(url)}" style="color:#a4482a">${escapeXml(label)}</a></p>`;
}

function senderHtml(sender: Letter["sender"]): string {
  if (!sender?.length) return "";
  const lines = sender.map(escapeXml).join("<br>");
  return `\n<p style="${RULE};color:#6b6157;font-size:13px;margin:32px 0 0;padding-top:16px;text-align:center">${lines}</p>`;
}

function markHtml(mark: Letter["sandboxMark"]): string {
  if (!mark) return "";
  const style = "background:#855510;color:#fffdf8;font-weight:600;margin:0;padding:10px 20px";
  return `<p style="${style};text-align:center">${escapeXml(mark)}</p>\n`;
}

// Outlook for Windows knows no max-width.
const OUTLOOK_START =
  '<!--[if mso]><table role="presentation" align="center" width="600"><tr><td><![endif]-->';
const OUTLOOK_END = "<!--[if mso]></td></tr></table><![endif]-->";

/** Render a letter as an HTML page. */
export function letterHtml(letter: Letter & { subject: string }): string {
  const language = escapeXml(letter.language);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light only">
<title>${escapeXml(letter.subject)}</title></head>
<body style="margin:0;background:#f7f2e9;color:#2a2520;font:17px/1.6 'Gill Sans',Verdana,sans-serif">
${markHtml(letter.sandboxMark)}${OUTLOOK_START}<div lang="${language}" dir="ltr" style="overflow-wrap:break-word;max-width:600px;margin:0 auto;padding:32px 20px">
<p style="${SERIF};font-size:24px;margin:0 0 32px;text-align:center">${escapeXml(settings.brand)}</p>
<h1 style="${SERIF};font-size:36px;line-height:1.2;color:#a4482a;margin:0;text-align:center">${escapeXml(letter.title)}</h1>
<p style="text-align:center;margin:8px 0 32px">${escapeXml(letter.lead)}</p>
${letter.blocks.map(blockHtml).join("\n")}
${letter.link ? linkHtml(letter.link) : ""}${letter.secondLink ? secondLinkHtml(letter.secondLink) : ""}
<p style="${MUTED};text-align:center">${escapeXml(letter.closing)}</p>${senderHtml(letter.sender)}
</div>${OUTLOOK_END}</body></html>
`;
}
