import { Window } from "happy-dom";

/** Return the floor of a page: its title, and the text and picture of its first screen, without script, style sheet or font. */
export function floorPage(html: string): string {
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, "text/html");
  const main = document.querySelector("main");
  const words = [...(main?.querySelectorAll("h1, h2, p") ?? [])]
    .slice(0, 8)
    .map(({ textContent }) => `<p>${textContent}</p>`);
  const picture =
    main?.querySelector("picture:has(img[fetchpriority=high])") ?? main?.querySelector("picture");
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${document.title}</title>`,
    "<style>body{margin:0;font:18px/1.5 serif}img{width:100%;height:auto}</style>",
    picture?.outerHTML ?? "",
    ...words,
    "</html>",
  ].join("\n");
}
