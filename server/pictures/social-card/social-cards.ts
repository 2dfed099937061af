import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import { filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import type { Logger } from "../../runtime/logger.ts";
import { serialQueue } from "../../runtime/serial-queue.ts";
import { composeCard } from "./compose-card.ts";
import { type PictureSources, readPicture } from "./read-picture.ts";

const BRAND_CARD = "/brand/social-card.jpg";
/** About 150 cards. */
const MAX_CACHED_BYTES = 6_000_000;
const HOUR = 3600;
const HEADERS = {
  "Content-Type": "image/jpeg",
  "Cache-Control": `public, max-age=${HOUR}, stale-while-revalidate=${24 * HOUR}`,
};

type SocialCardParts = PictureSources & {
  catalogue: Pick<SourcedCatalogue, "findProduct" | "listCollections" | "listProducts">;
  logger: Logger;
};

/** A card takes 0.1 s of computation. Requests beyond this queue get the brand card. */
const MAX_QUEUED = 16;

/**
 * Create the routes of social cards, 1200 by 630: `GET /products/:slug.jpg` shows the product, `GET
 * /collections/:name.jpg` its scene or newest product. Redirects to the brand card when there is no such name, no
 * picture or no encoder.
 */
export function socialCards({ catalogue, logger, ...sources }: SocialCardParts): Hono {
  const cached = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (card) => card.byteLength,
  });
  const drawing = serialQueue(MAX_QUEUED);

  async function draw(url: string): Promise<Buffer | null> {
    const drawn = cached.get(url);
    if (drawn) return drawn;
    const picture = await readPicture(url, sources);
    if (!picture) return null;
    // Loaded on first use: most starts of the shop never compose a card.
    const { default: sharp } = await import("sharp");
    const brandCard = await readFile(path.join(sources.clientDir, BRAND_CARD));
    const card = await composeCard(sharp, brandCard, picture);
    cached.set(url, card);
    return card;
  }

  async function productCard(slug: string): Promise<Buffer | null> {
    const url = (await catalogue.findProduct(slug)).value?.images[0];
    return url ? draw(url) : null;
  }

  async function collectionCard(name: string): Promise<Buffer | null> {
    const { value: collections } = await catalogue.listCollections();
    if (!collections.some((collection) => collection.name === name)) return null;
    const scene = await draw(`/scenes/${name}-1200.jpg`);
    if (scene) return scene;
    const inCollection = filtersFromQuery(new URLSearchParams({ collection: name }));
    const { value: page } = await catalogue.listProducts(inCollection);
    const url = page.products[0]?.images[0];
    return url ? draw(url) : null;
  }

  const answerWith =
    (cardOf: (name: string) => Promise<Buffer | null>) =>
    async (context: Context): Promise<Response> => {
      const name = (context.req.param("file") ?? "").slice(0, -".jpg".length);
      // Catalogue queries are queued as well: names can be invented without end.
      const card = await drawing(() => cardOf(name)).catch((error: unknown) => {
        logger.error({ error, name }, "a card could not be drawn");
        return null;
      });
      if (!card) return context.redirect(BRAND_CARD, 302);
      return new Response(new Uint8Array(card), { headers: HEADERS });
    };

  const cards = new Hono();
  cards.get("/products/:file{[a-z0-9-]{1,200}\\.jpg}", answerWith(productCard));
  cards.get("/collections/:file{[a-z0-9-]{1,200}\\.jpg}", answerWith(collectionCard));
  return cards;
}
