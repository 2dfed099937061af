import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import {
  MAX_PICTURE_BYTES,
  PictureError,
  type PictureProblem,
} from "#app/domain/picture/picture-upload.ts";
import { rateLimitError } from "../http/enforce-rate-limit.ts";
import { forStaff } from "../http/staff-api.ts";
import { serialQueue } from "../runtime/serial-queue.ts";
import { encodePicture } from "./encode-picture.ts";
import type { PictureStore } from "./picture-store.ts";

/** Each waits with up to five megabytes. */
const MAX_QUEUED = 6;
const RETRY_SECONDS = 5;

const STATUSES: Record<PictureProblem, 413 | 415 | 422> = {
  format: 415,
  size: 413,
  load: 422,
  compress: 422,
  process: 422,
};

const ProductIdSchema = z.uuid();

/** Rejects a body that is larger than a picture may be. */
export const limitPicture = bodyLimit({
  maxSize: MAX_PICTURE_BYTES,
  onError: () => {
    throw new PictureError("size");
  },
});

/**
 * Create `POST /products/:id/pictures` for staff: the body is a picture's bytes, the response the URL of the stored
 * picture. Staff are authenticated before the body is read.
 */
export function pictureRoutes(store: PictureStore) {
  // Forty products with five pictures each.
  const limit = forStaff(200);
  const encoding = serialQueue(MAX_QUEUED);
  const routes = new Hono();
  routes.onError((error, context) => {
    if (!(error instanceof PictureError)) throw error;
    const { problem } = error;
    return context.json({ error: { code: problem, message: "No picture." } }, STATUSES[problem]);
  });
  return routes.post("/products/:id/pictures", limit, limitPicture, async (context) => {
    const productId = ProductIdSchema.safeParse(context.req.param("id"));
    if (!productId.success) return context.notFound();
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const files = await encoding(() => encodePicture(bytes));
    if (!files) throw rateLimitError(RETRY_SECONDS);
    return context.json({ url: await store.add(productId.data, files) }, 201);
  });
}
