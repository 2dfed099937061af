import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { addressIn } from "#app/domain/language.ts";

/** How long a link is pointed at, in milliseconds, before it is meant: a pointer on its way over a grid, or a finger that scrolls, means none. */
const MEANT_AFTER = 65;

/** Pages that are the same for everybody. The rest carry code or data that only whoever opens them shall load. */
const OPEN_TO_ALL = /^\/(shop|(products|info)\/[^/]+)?$/;

/** Takes what is pointed at and returns the address of the page it leads to, if that one may be fetched ahead. */
function pageBehind(target: EventTarget | null): string | null {
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== window.location.origin) return null;
  return OPEN_TO_ALL.test(addressIn("en", link.pathname)) ? link.pathname + link.search : null;
}

/** Whoever saves data, or has no network, asks for nothing ahead. */
function mayAsk(): boolean {
  const { connection, onLine } = navigator as Navigator & { connection?: { saveData: boolean } };
  return onLine && !connection?.saveData;
}

function LinkWatch() {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true };
    let timer = 0;
    const forget = () => window.clearTimeout(timer);
    const mean = ({ target }: Event) => {
      forget();
      const meant = mayAsk() ? pageBehind(target) : null;
      if (meant) timer = window.setTimeout(setPage, MEANT_AFTER, meant);
      else setPage(null);
    };
    document.addEventListener("pointerover", mean, options);
    document.addEventListener("focusin", mean, options);
    document.addEventListener("pointerout", forget, options);
    return () => {
      listening.abort();
      forget();
    };
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * Fetches the page behind the link that is pointed at, touched or focused, with its code, before it is opened. Begins anew on every
 * page: what was meant on one is not fetched again on the next.
 */
export function PageAhead() {
  return <LinkWatch key={useLocation().key} />;
}
