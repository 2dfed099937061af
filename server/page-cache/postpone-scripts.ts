import { FONTS_SEEN } from "#app/styles/fonts-seen.ts";

const PRELOADED_SCRIPT = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const FONT_FACES = /<noscript><link rel="stylesheet" href="([^"]+)"/;
const NONCE = /<link rel="modulepreload"[^>]* nonce="([^"]+)"/;
const HEAD_END = "</head>";

/** A picture that takes longer than this, in milliseconds, is not waited for. */
const HEAD_START = 100;

type Late = {
  scripts: string[];
  fontFaces: string | undefined;
  headStart: number;
  fontsSeen: string;
};

/**
 * The browser's part: asks for the scripts once the picture that was asked for first is there, or has had its start. The fonts
 * come behind them (`ask-for-fonts`), unless they wait in the browser's cache. The document is marked as opening until the page
 * answers (`entry.client`), a script does not come or somebody scrolls: so long a phone asks for no picture out of sight (`base.css`).
 */
function askLater({ scripts, fontFaces, headStart, fontsSeen }: Late) {
  const { dataset } = document.documentElement;
  const add = (link: Partial<HTMLLinkElement>) =>
    document.head.append(Object.assign(document.createElement("link"), link));
  const opened = () => {
    delete dataset.opening;
  };
  const ask = () => {
    for (const href of scripts.splice(0)) add({ rel: "modulepreload", href, onerror: opened });
  };
  dataset.opening = "";
  document.addEventListener("scroll", opened, { capture: true, once: true });
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority === "high") ask();
  };
  document.addEventListener("load", onLoad, true);
  setTimeout(ask, headStart);
  try {
    if (fontFaces && localStorage.getItem(fontsSeen)) add({ rel: "stylesheet", href: fontFaces });
  } catch {
    // Storage is blocked: nobody knows whether they have come before.
  }
}

function askingScript(late: Late, nonce: string | undefined): string {
  if (late.scripts.length === 0) return "";
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  return `<script${attribute}>(${askLater})(${JSON.stringify(late)})</script>`;
}

/**
 * Takes a page's HTML and returns it with its scripts asked for after what is painted: they make a page answer that can be
 * read already, and on a slow network would otherwise be in the way of its first picture. The router, which writes the
 * scripts' links into the head, has no setting for it.
 */
export function postponeScripts(html: string): string {
  const headEnd = html.indexOf(HEAD_END);
  if (headEnd < 0) return html;
  const scripts: string[] = [];
  const withoutLinks = (part: string) =>
    part.replaceAll(PRELOADED_SCRIPT, (_, address: string) => {
      scripts.push(address);
      return "";
    });
  const head = withoutLinks(html.slice(0, headEnd));
  const body = withoutLinks(html.slice(headEnd));
  const fontFaces = FONT_FACES.exec(body)?.[1];
  const late = { scripts, fontFaces, headStart: HEAD_START, fontsSeen: FONTS_SEEN };
  return head + askingScript(late, NONCE.exec(html)?.[1]) + body;
}
