import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Context, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { SourcedCatalogue } from "#app/data/catalogue/catalogue.ts";
import { filtersFromQuery } from "#app/domain/filters.ts";
import type { Logger } from "../../runtime/logger.ts";
import { serialQueue } from "../../runtime/serial-queue.ts";
import { composeCard } from "./compose-card.ts";
import { type PictureSources, readPicture } from "./read-picture.ts";

const BRAND_CARD = "/brand/social-card.jpg";
/** About a hundred and fifty cards. */
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

/** A card is a tenth of a second of computing; more than these are not waited for: who comes then is sent the brand's. */
const MOST_WAITING = 16;

/**
 * Takes the catalogue and where its pictures lie, and returns what answers for the card a page is shared with, 1200 by 630:
 * `GET /products/:slug.jpg` shows the piece, `GET /collections/:name.jpg` its drawn scene or else its newest piece.
 * What cannot be composed (nothing of that name, no picture of ours, an encoder that is not installed) is answered with
 * the way to the brand's own card.
 */
export function socialCards({ catalogue, logger, ...sources }: SocialCardParts): Hono {
  const cached = new LRUCache<string, Buffer>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (card) => card.byteLength,
  });
  const drawing = serialQueue(MOST_WAITING);

  async function draw(address: string): Promise<Buffer | null> {
    const drawn = cached.get(address);
    if (drawn) return drawn;
    const picture = await readPicture(address, sources);
    if (!picture) return null;
    // Loaded only when a card is asked for: most starts of the shop never need it.
    const { default: sharp } = await import("sharp");
    const brandCard = await readFile(path.join(sources.clientDir, BRAND_CARD));
    const card = await composeCard(sharp, brandCard, picture);
    cached.set(address, card);
    return card;
  }

  async function pieceOf(slug: string): Promise<Buffer | null> {
    const address = (await catalogue.findProduct(slug)).value?.images[0];
    return address ? draw(address) : null;
  }

  async function collectionOf(name: string): Promise<Buffer | null> {
    const { value: collections } = await catalogue.listCollections();
    if (!collections.some((collection) => collection.name === name)) return null;
    const scene = await draw(`/scenes/${name}-1200.jpg`);
    if (scene) return scene;
    const inCollection = filtersFromQuery(new URLSearchParams({ collection: name }));
    const { value: page } = await catalogue.listProducts(inCollection);
    const address = page.products[0]?.images[0];
    return address ? draw(address) : null;
  }

  const answerWith =
    (cardOf: (name: string) => Promise<Buffer | null>) =>
    async (context: Context): Promise<Response> => {
      const name = (context.req.param("file") ?? "").slice(0, -".jpg".length);
      // The questions to the catalogue wait in the queue as well: names can be invented without end.
      const card = await drawing(() => cardOf(name)).catch((error: unknown) => {
        logger.error({ error, name }, "a card could not be drawn");
        return null;
      });
      if (!card) return context.redirect(BRAND_CARD, 302);
      return new Response(new Uint8Array(card), { headers: HEADERS });
    };

  const cards = new Hono();
  cards.get("/products/:file{[a-z0-9-]{1,200}\\.jpg}", answerWith(pieceOf));
  cards.get("/collections/:file{[a-z0-9-]{1,200}\\.jpg}", answerWith(collectionOf));
  return cards;
}
