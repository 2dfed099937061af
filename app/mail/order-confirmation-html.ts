import { settings } from "#app/settings.ts";
import { escapeHtml } from "./escape-html.ts";
import type { OrderConfirmationWords } from "./order-confirmation-words.ts";

// Mail programs read no style sheet: the house's colours stand here as app/styles/tokens.css has them.
const SERIF = "font-family:'Bodoni Moda','Times New Roman',serif;font-weight:400";
const MUTED = "color:#6b6157;font-size:15px";
const RULE = "border-top:1px solid #e0d6c6";

const row = (cells: string, style = "") => `<tr${style && ` style="${style}"`}>${cells}</tr>`;
const cell = (text: string, style = "") =>
  `<td style="padding:6px 0;vertical-align:top;${style}">${text}</td>`;
const right = "text-align:right;white-space:nowrap";
const table = (rows: string[]) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table>`;
const heading = (text: string) =>
  `<h2 style="${SERIF};font-size:22px;margin:32px 0 12px">${escapeHtml(text)}</h2>`;

const pairs = (rows: [string, string][]) =>
  table(
    rows.map(([name, value]) =>
      row(cell(escapeHtml(name), MUTED) + cell(escapeHtml(value), right)),
    ),
  );

function itemRows(items: OrderConfirmationWords["items"]): string[] {
  return items.map(({ name, choices, price }) => {
    const words = `${escapeHtml(name)}<br><span style="${MUTED}">${escapeHtml(choices)}</span>`;
    return row(cell(words) + cell(escapeHtml(price), right), RULE);
  });
}

/** Takes the words of a confirmation and the receipt's address; returns its HTML, every value escaped. */
export function orderConfirmationHtml(words: OrderConfirmationWords, receiptUrl: string): string {
  const link = escapeHtml(receiptUrl);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:#f7f2e9;color:#2a2520;font:17px/1.6 'Gill Sans',Verdana,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="${SERIF};font-size:24px;margin:0 0 32px;text-align:center">${escapeHtml(settings.brand)}</p>
<h1 style="${SERIF};font-size:36px;color:#a4482a;margin:0;text-align:center">${escapeHtml(words.title)}</h1>
<p style="text-align:center;margin:8px 0 32px">${escapeHtml(words.lead)}</p>
${pairs(words.details)}
${heading(words.itemsTitle)}
${table(itemRows(words.items))}
<div style="${RULE};margin-top:8px;padding-top:8px">${pairs(words.amounts)}</div>
${heading(words.addressTitle)}
<p style="margin:0">${words.address.map(escapeHtml).join("<br>")}</p>
${heading(words.nextTitle)}
<ul style="margin:0;padding-left:20px">${words.next.map((line) => `<li>${escapeHtml(line)}</li>`).join("")}</ul>
<p style="margin:36px 0;text-align:center"><a href="${link}" style="background:#a4482a;color:#fffdf8;padding:14px 26px;text-decoration:none">${escapeHtml(words.receipt)}</a></p>
<p style="${MUTED};text-align:center">${escapeHtml(words.questions)}</p>
</div></body></html>
`;
}
