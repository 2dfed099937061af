import { PRELOAD_ORDER } from "./preload-order.ts";

const HEAVIEST = new RegExp(`/${PRELOAD_ORDER[0]}-[^/]+$`);

const SCRIPT_LINK = '<link rel="modulepreload" ';
const HEAD_END = "</head>";

/** A picture that takes longer than this, in milliseconds, is not waited for. */
const HEAD_START = 100;
/** Within this, in milliseconds, the picture that has just come is painted. */
const TO_PAINT = 50;
/** A page that is hydrated within this after a failure, in milliseconds, does not mention it: the failure was another script's. */
const TO_HYDRATE = 3000;

type Late = {
  heaviest: string[];
  rest: string[];
  headStart: number;
  toPaint: number;
  toHydrate: number;
};

/**
 * Runs in the browser: preloads the scripts once the first picture has loaded or has had its head start. A task of the scheduler keeps
 * to that time; a timer runs behind rendering. Each preload takes a phone 5 ms, so before the picture is painted only the
 * heaviest script is preloaded. The document is marked as hydrating until it is hydrated (`after-hydration.ts`). Until a script fails or the
 * shopper scrolls, a phone loads no offscreen picture (`offscreen-pictures.css`). After a failure that lets no script of ours hydrate the
 * page, the page says so: it would be complete, with dead buttons.
 */
function preloadLater({ heaviest, rest, headStart, toPaint, toHydrate }: Late) {
  const { dataset, style } = document.documentElement;
  const opened = () => {
    if (dataset.hydrating) dataset.hydrating = "";
  };
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) return;
    opened();
    setTimeout(() => {
      const notice = document.getElementById("load-failure");
      if (!notice || dataset.hydrating !== "") return;
      notice.hidden = false;
      // As `useBottomInset` does once React runs: the notice covers no end of the page.
      style.setProperty("--bottom-inset", `${notice.offsetHeight}px`);
    }, toHydrate);
  };
  const preload = (scripts: string[]) => {
    for (const href of scripts.splice(0)) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
  };
  const ask = () => {
    preload(heaviest);
    setTimeout(preload, toPaint, rest);
  };
  dataset.hydrating = "top";
  addEventListener("error", failed, true);
  addEventListener("unhandledrejection", failed);
  document.addEventListener("scroll", opened, { capture: true, once: true });
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority === "high") ask();
  };
  document.addEventListener("load", onLoad, true);
  if ("scheduler" in window)
    scheduler.postTask(ask, { delay: headStart, priority: "user-blocking" });
  else setTimeout(ask, headStart);
}

function preloadScript(late: Late, nonce: string | undefined): string {
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  return `<script${attribute}>(${preloadLater})(${JSON.stringify(late)})</script>`;
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

/** Whether a page's scripts are preloaded at once, since its content comes with them, or after its first picture. */
type Preloads = "eager" | "deferred";

/**
 * Takes a page's HTML and returns it with its module preloads deferred until the first picture has loaded, so that scripts do not
 * compete with it for the network. The router, which writes the preloads, has no setting for it. Done on bytes: parsing the page as
 * text takes ten times as long. Without it LCP comes 11 to 22 % later (decision 054), on checkout 7 to 12 % sooner (131).
 */
export function deferScripts(page: Buffer, preloads: Preloads): Buffer {
  const headEnd = page.indexOf(HEAD_END);
  if (headEnd < 0) return page;
  const parts = [page.subarray(0, headEnd), page.subarray(headEnd)] as const;
  const [head, body] = [withoutLinks(parts[0]), withoutLinks(parts[1])];
  const links = [...head.links, ...body.links];
  if (links.length === 0) return page;
  const isDeferred = preloads === "deferred";
  const scripts = isDeferred ? links.flatMap((link) => attributeOf(link, "href") ?? []) : [];
  const late = {
    heaviest: scripts.filter((href) => HEAVIEST.test(href)),
    rest: scripts.filter((href) => !HEAVIEST.test(href)),
    headStart: HEAD_START,
    toPaint: TO_PAINT,
    toHydrate: TO_HYDRATE,
  };
  const preloading = Buffer.from(preloadScript(late, attributeOf(links[0], "nonce")));
  if (!isDeferred) return Buffer.concat([parts[0], preloading, parts[1]]);
  return Buffer.concat([...head.pieces, preloading, ...body.pieces]);
}
