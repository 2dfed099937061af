import { acceptedEncoding } from "../http/accepted-encoding.ts";
import { monotonicClock } from "../monotonic-clock.ts";
import { answerWith, type Reader } from "./answer-with.ts";
import { type BoundedStore, createBoundedStore } from "./bounded-store.ts";
import { type CacheKey, cacheKeyOf } from "./cache-key.ts";
import type { CatalogueVersion } from "./catalogue-version.ts";
import { collectPage, type RenderedPage } from "./rendered-page.ts";

/** What a request asks for, as far as a public page depends on it. */
export type PageQuestion = Omit<Reader, "encoding"> & {
  /** Path and query. */
  address: string;
  acceptEncoding: string | undefined;
};

/** How an answer came about: `behind` is one that was given while a newer rendering was begun. */
export type CacheOutcome = "hit" | "behind" | "joined" | "rendered";

type Kept = { page: RenderedPage; version: string; renderedAt: number; readonly bytes: number };

type Parts = {
  version: CatalogueVersion;
  /** Renders the page at a path and query for nobody in particular. */
  render: (address: string) => Promise<Response>;
  /** Whether what was rendered just now came from a database in order. */
  isSound: () => boolean;
  maxBytes: number;
  /** After how many milliseconds a page of an unchanged catalogue is rendered anew, behind the reader's back. */
  freshFor: number;
  clock?: () => number;
};

export type PageCache = {
  /** Returns the answer to a question about a public page; null where the page is not public or its version is not known. */
  answer(
    question: PageQuestion,
    onOutcome: (outcome: CacheOutcome) => void,
  ): Response | null | Promise<Response | null>;
  readonly store: Pick<BoundedStore<Kept>, "bytes" | "size">;
};

function mayBeKept({ status, headers }: RenderedPage): boolean {
  return (
    status === 200 &&
    !headers["set-cookie"] &&
    !/no-store|private/.test(headers["cache-control"] ?? "")
  );
}

/**
 * Takes the catalogue's version and the renderer and returns the cache of public pages: whole answers, one rendering at a
 * time per address and version. A page of an older version is never served: a change is visible on the next request.
 */
export function createPageCache(parts: Parts): PageCache {
  const { version, render, isSound, maxBytes, freshFor, clock = monotonicClock } = parts;
  const store = createBoundedStore<Kept>(maxBytes);
  const underWay = new Map<string, Promise<RenderedPage>>();

  async function renderAnew(address: string, current: string): Promise<RenderedPage> {
    const renderedAt = clock();
    const page = await collectPage(await render(address));
    if (mayBeKept(page) && isSound()) {
      const kept = {
        page,
        version: current,
        renderedAt,
        get bytes() {
          return page.bytes;
        },
      };
      store.set(address, kept);
    }
    return page;
  }

  function rendering(address: string, current: string): Promise<RenderedPage> {
    const key = `${current} ${address}`;
    const found = underWay.get(key);
    if (found) return found;
    const begun = renderAnew(address, current).finally(() => underWay.delete(key));
    underWay.set(key, begun);
    return begun;
  }

  function answerFrom(
    { url }: CacheKey,
    current: string,
    question: PageQuestion,
    onOutcome: (outcome: CacheOutcome) => void,
  ): Response | Promise<Response | null> {
    const reader = { ...question, encoding: acceptedEncoding(question.acceptEncoding) };
    const grow = () => store.weigh(url);
    const give = (page: RenderedPage) => answerWith(page, reader, grow);
    const kept = store.get(url);
    if (kept?.version === current) {
      const isOld = clock() - kept.renderedAt >= freshFor;
      // A rendering that fails leaves the old one, and the next reader starts another.
      if (isOld) rendering(url, current).catch(() => {});
      onOutcome(isOld ? "behind" : "hit");
      return give(kept.page);
    }
    onOutcome(underWay.has(`${current} ${url}`) ? "joined" : "rendered");
    return rendering(url, current).then((page) => {
      // Whoever is led on takes along what was left out of the address here.
      const isLedOn = page.headers.location !== undefined && url !== question.address;
      return isLedOn ? null : give(page);
    });
  }

  return {
    answer(question, onOutcome) {
      const key = cacheKeyOf(question.address);
      if (!key) return null;
      const current = version.current(key.source);
      if (current === null) return null;
      if (typeof current === "string") return answerFrom(key, current, question, onOutcome);
      return current.then((known) =>
        known === null ? null : answerFrom(key, known, question, onOutcome),
      );
    },
    store,
  };
}
