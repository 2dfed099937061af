import { paymentReturnFromQuery } from "#app/domain/payment-return.ts";
import { paymentPattern } from "#app/route-patterns.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-version.ts";
import { acceptedEncoding } from "../http/accepted-encoding.ts";
import { type ClientKeys, type ClientLimits, limitedShop } from "../http/client-limits.ts";
import type { WorkGate } from "../http/concurrency-limit.ts";
import { crowded, overLimit } from "../http/error-responses.ts";
import type { ShopMetrics } from "../http/metrics/shop-metrics.ts";
import type { Shop } from "../http/request-context.ts";
import { compressStream } from "./compress-stream.ts";
import { createTurns } from "./event-loop-yield.ts";
import { answerWith } from "./page-cache/answer-with.ts";
import { createPageCache, type PageCache } from "./page-cache/page-cache.ts";
import { collectPage } from "./page-cache/rendered-page.ts";
import type { RenderPage } from "./render-page.ts";
import { watchAnswers } from "./watch-answers.ts";

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES = 24 * MEGABYTE;
/** What a page shows besides the catalogue, the year in the footer say, is at most so old. */
const FRESH_FOR_MS = 10 * 60_000;

/**
 * A payment's first step and its last find room in any crowd, unless its reference is not one of ours or its client overdoes
 * it. The last is streamed while the provider is asked.
 */
const CHECKOUT = paymentPattern("start");
const CONFIRMATION = paymentPattern("return");

/** Pages one client may have rendered at once: half the room, for many shoppers may share one address. */
const ROOM_PER_CLIENT = 32;

type PageParts = {
  shop: Shop;
  render: RenderPage;
  /** Null where nothing is kept: the development server. */
  version: CatalogueVersion | null;
  /** The shop's own address: kept pages are rendered for it, whatever host a request named. */
  url: string;
  limits: ClientLimits;
  keys: ClientKeys;
  gate: WorkGate;
  metrics: ShopMetrics;
};

export type Pages = {
  cache: PageCache | null;
  /** Returns the routes' answer to one client's request. */
  answer(request: Request, clientAddress: string): Promise<Response>;
};

/** A whole page goes over the wire compressed; whatever is streamed or no text goes as it is. */
async function compressed(response: Response, request: Request): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  if (encoding === "identity" || !response.body) return response;
  // A sitemap may be 15 MB, which nobody holds in memory whole.
  if (type.startsWith("application/xml")) return compressStream(response, encoding);
  if (!/^text\/(?:html|x-script)/.test(type)) return response;
  const reader = { encoding, ifNoneMatch: undefined, purpose: undefined };
  return answerWith(await collectPage(response), reader, () => {});
}

/** Takes the shop and its renderer and returns its pages: the public ones kept, the others rendered for each request. */
export function createPages(parts: PageParts): Pages {
  const { shop, render: renderPage, version, url, limits, keys, gate, metrics } = parts;
  const turn = createTurns();
  const clients = new Map<string, number>();

  /** Renders within the room there is; a payment under way always finds some. */
  async function admit(isMoney: boolean, work: () => Promise<Response>): Promise<Response> {
    const leave = gate.enter();
    if (!leave && !isMoney) {
      metrics.refused("crowd");
      return crowded();
    }
    await turn();
    return work().finally(() => leave?.());
  }

  /** Renders what is no payment within one client's share of the room. */
  async function admitClient(client: string, work: () => Promise<Response>): Promise<Response> {
    const underWay = clients.get(client) ?? 0;
    if (underWay >= ROOM_PER_CLIENT) {
      metrics.refused("crowd");
      return crowded();
    }
    clients.set(client, underWay + 1);
    try {
      return await admit(false, work);
    } finally {
      const left = (clients.get(client) ?? 1) - 1;
      if (left > 0) clients.set(client, left);
      else clients.delete(client);
    }
  }

  /** Counts a step of a payment; returns the seconds its client has to wait, 0 where it may go on. */
  function countMoney(client: string, reference: string | null): number {
    return reference === null ? limits.forms.take(client) : limits.references.take(reference);
  }

  /** A page that shows anything but what the database says now must not be cached, here or by a browser. */
  async function renderWatched(request: Request, given: Shop): Promise<Response> {
    const watched = watchAnswers(given);
    const response = await renderPage(request, watched.shop);
    if (watched.isDegraded()) response.headers.set("Cache-Control", "no-store");
    return response;
  }

  const cache =
    version &&
    createPageCache({
      version,
      render: (address) =>
        admit(false, () => renderWatched(new Request(new URL(address, url)), shop)),
      maxBytes: CACHE_BYTES,
      freshFor: FRESH_FOR_MS,
    });

  return {
    cache,
    async answer(request, clientAddress) {
      const { pathname, searchParams } = new URL(request.url);
      const isConfirmation = CONFIRMATION.test(pathname);
      const reference = isConfirmation ? paymentReturnFromQuery(searchParams).reference : null;
      const isMoney = isConfirmation
        ? keys.isOwnReference(reference ?? "")
        : request.method === "POST" && CHECKOUT.test(pathname);
      const wait = isMoney ? countMoney(clientAddress, reference) : 0;
      if (wait > 0) {
        metrics.refused("limit");
        return overLimit(wait);
      }
      const own = limitedShop(shop, limits, keys, clientAddress);
      const render = () => renderWatched(request, own);
      const response = await (isMoney ? admit(true, render) : admitClient(clientAddress, render));
      return request.method === "GET" && !isConfirmation ? compressed(response, request) : response;
    },
  };
}
