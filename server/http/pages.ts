import { paymentReturnFromQuery } from "#app/domain/payment-return.ts";
import { paymentPattern } from "#app/route-patterns.ts";
import type { ShopMetrics } from "../metrics/shop-metrics.ts";
import { answerWith } from "../page-cache/answer-with.ts";
import type { CatalogueVersion } from "../page-cache/catalogue-version.ts";
import { createPageCache, type PageCache } from "../page-cache/page-cache.ts";
import { collectPage } from "../page-cache/rendered-page.ts";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { type ClientKeys, type ClientLimits, limitedShop } from "./client-limits.ts";
import { compressStream } from "./compress-stream.ts";
import { createTurns } from "./event-loop-turns.ts";
import { crowded } from "./refusing-answers.ts";
import type { RenderPage } from "./render-page.ts";
import type { Shop } from "./request-context.ts";
import type { WorkGate } from "./work-gate.ts";

const MEGABYTE = 1024 * 1024;
const CACHE_BYTES = 24 * MEGABYTE;
/** What a page shows besides the catalogue, the year in the footer say, is at most so old. */
const FRESH_FOR_MS = 10 * 60_000;

/**
 * A payment's first step and its last are never turned away, unless its reference is not one of ours. The last is streamed
 * while the provider is asked.
 */
const CHECKOUT = paymentPattern("start");
const CONFIRMATION = paymentPattern("return");

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
  const { shop, render, version, url, limits, keys, gate, metrics } = parts;
  const turn = createTurns();

  /** Renders within the room there is; a payment under way always finds some. */
  async function admit(isMoney: boolean, work: () => Promise<Response>): Promise<Response> {
    const leave = gate.enter();
    if (!leave && !isMoney) {
      metrics.refused("crowd");
      return crowded();
    }
    if (!isMoney) await turn();
    return work().finally(() => leave?.());
  }

  /** What is made of answers from memory must not be kept as what the database says now. */
  async function renderPublic(address: string): Promise<Response> {
    const { staleAnswers } = shop.catalogue;
    const response = await render(new Request(new URL(address, url)), shop);
    if (shop.catalogue.staleAnswers !== staleAnswers) {
      response.headers.set("Cache-Control", "no-store");
    }
    return response;
  }

  const cache =
    version &&
    createPageCache({
      version,
      render: (address) => admit(false, () => renderPublic(address)),
      isSound: () => shop.catalogue.source !== "stale",
      maxBytes: CACHE_BYTES,
      freshFor: FRESH_FOR_MS,
    });

  return {
    cache,
    async answer(request, clientAddress) {
      const { pathname, searchParams } = new URL(request.url);
      const isConfirmation = CONFIRMATION.test(pathname);
      const isMoney = isConfirmation
        ? keys.isOwnReference(paymentReturnFromQuery(searchParams).reference ?? "")
        : request.method === "POST" && CHECKOUT.test(pathname);
      const own = limitedShop(shop, limits, keys, clientAddress);
      const response = await admit(isMoney, () => render(request, own));
      return request.method === "GET" && !isConfirmation ? compressed(response, request) : response;
    },
  };
}
