const PRELOADED_SCRIPT = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const NONCE = /<link rel="modulepreload"[^>]* nonce="([^"]+)"/;
const HEAD_END = "</head>";

/** A picture that takes longer than this, in milliseconds, is not waited for. */
const HEAD_START = 100;

/** The browser's part: asks for the scripts once the picture that was asked for first is there, or has had its start. */
function askLater(addresses: string[], headStart: number) {
  const ask = () => {
    for (const href of addresses.splice(0)) {
      const link = document.createElement("link");
      document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    }
  };
  const onLoad = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority === "high") ask();
  };
  document.addEventListener("load", onLoad, true);
  setTimeout(ask, headStart);
}

function askingScript(addresses: string[], nonce: string | undefined): string {
  if (addresses.length === 0) return "";
  const attribute = nonce ? ` nonce="${nonce}"` : "";
  return `<script${attribute}>(${askLater})(${JSON.stringify(addresses)},${HEAD_START})</script>`;
}

/**
 * Takes a page's HTML and returns it with its scripts asked for after what is painted: they make a page answer that can be
 * read already, and on a slow network would otherwise be in the way of its first picture. The router, which writes the
 * scripts' links into the head, has no setting for it.
 */
export function postponeScripts(html: string): string {
  const headEnd = html.indexOf(HEAD_END);
  if (headEnd < 0) return html;
  const addresses = Array.from(html.matchAll(PRELOADED_SCRIPT), ([, address]) => address ?? "");
  return [
    html.slice(0, headEnd).replaceAll(PRELOADED_SCRIPT, ""),
    askingScript(addresses, NONCE.exec(html)?.[1]),
    html.slice(headEnd).replaceAll(PRELOADED_SCRIPT, ""),
  ].join("");
}
