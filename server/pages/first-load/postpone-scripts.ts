import { SHARED_SCRIPTS } from "./shared-scripts.ts";

const HEAVIEST = new RegExp(`/${SHARED_SCRIPTS[0]}-[^/]+$`);

const SCRIPT_LINK = '<link rel="modulepreload" ';
const HEAD_END = "</head>";

/** A picture that takes longer than this, in milliseconds, is not waited for. */
const HEAD_START = 100;
/** Within this, in milliseconds, the picture that has just come is painted. */
const TO_PAINT = 50;

type Late = {
  heaviest: string[];
  rest: string[];
  headStart: number;
  toPaint: number;
};

/**
 * The browser's part: asks for the scripts once the picture that was asked for first is there, or has had its start, which no
 * drawing may draw out (a plain timer comes behind it). To ask for one takes a phone some milliseconds, so before the picture is
 * painted it asks for the heaviest alone, which keeps the network busy. The document is marked as opening until the page is hydrated (`after-hydration.ts`), a
 * script does not come or somebody scrolls: so long a phone asks for no picture out of sight (`opening.css`).
 */
function askLater({ heaviest, rest, headStart, toPaint }: Late) {
  const { dataset } = document.documentElement;
  const opened = () => {
    delete dataset.opening;
  };
  const askFor = (scripts: string[]) => {
    for (const href of scripts.splice(0)) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href, onerror: opened }));
    }
  };
  const ask = () => {
    askFor(heaviest);
    setTimeout(askFor, toPaint, rest);
  };
  dataset.opening = "";
  document.addEventListener("scroll", opened, { capture: true, once: true });
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority === "high") ask();
  };
  document.addEventListener("load", onLoad, true);
  if ("scheduler" in window)
    scheduler.postTask(ask, { delay: headStart, priority: "user-blocking" });
  else setTimeout(ask, headStart);
}

function askingScript(late: Late, nonce: string | undefined): string {
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  return `<script${attribute}>(${askLater})(${JSON.stringify(late)})</script>`;
}

/** Returns a part of a page without the links to its scripts, in pieces, and those links. */
function withoutLinks(part: Buffer): { pieces: Buffer[]; links: string[] } {
  const pieces: Buffer[] = [];
  const links: string[] = [];
  let from = 0;
  for (;;) {
    const at = part.indexOf(SCRIPT_LINK, from);
    const end = at < 0 ? -1 : part.indexOf(">", at);
    if (end < 0) break;
    pieces.push(part.subarray(from, at));
    links.push(part.toString("latin1", at, end));
    from = end + 1;
  }
  pieces.push(part.subarray(from));
  return { pieces, links };
}

const attributeOf = (link: string | undefined, name: string) =>
  new RegExp(` ${name}="([^"]+)"`).exec(link ?? "")?.[1];

/**
 * Takes a page's HTML and returns it with its scripts asked for after what is painted: they make a page answer that can be
 * read already, and on a slow network would otherwise be in the way of its first picture. The router, which writes the
 * scripts' links into the head, has no setting for it. Done on bytes: to read a page as text and write it again takes ten times as long.
 */
export function postponeScripts(page: Buffer): Buffer {
  const headEnd = page.indexOf(HEAD_END);
  if (headEnd < 0) return page;
  const head = withoutLinks(page.subarray(0, headEnd));
  const body = withoutLinks(page.subarray(headEnd));
  const links = [...head.links, ...body.links];
  if (links.length === 0) return page;
  const scripts = links.flatMap((link) => attributeOf(link, "href") ?? []);
  const late = {
    heaviest: scripts.filter((href) => HEAVIEST.test(href)),
    rest: scripts.filter((href) => !HEAVIEST.test(href)),
    headStart: HEAD_START,
    toPaint: TO_PAINT,
  };
  const asking = Buffer.from(askingScript(late, attributeOf(links[0], "nonce")));
  return Buffer.concat([...head.pieces, asking, ...body.pieces]);
}
