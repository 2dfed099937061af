import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import {
  MAX_PICTURE_BYTES,
  PictureError,
  type PictureProblem,
} from "#app/domain/picture-upload.ts";
import { rateLimitError } from "../http/enforce-rate-limit.ts";
import { staffError, staffLimit, staffRoutes } from "../http/staff-routes.ts";
import type { Logger } from "../runtime/logger.ts";
import { serialQueue } from "../runtime/serial-queue.ts";
import { encodePicture } from "./encode-picture.ts";
import type { PictureStore } from "./picture-store.ts";

type PictureRouteParts = {
  /** Null where there is no database. */
  open: { store: PictureStore; staff: StaffGate } | null;
  logger: Logger;
};

/** Forty products with five pictures each. */
const UPLOADS = 200;
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

const limitBody = bodyLimit({
  maxSize: MAX_PICTURE_BYTES,
  onError: () => {
    throw new PictureError("size");
  },
});

/**
 * Create `POST /products/:id/pictures` for staff: the body is a picture's bytes, the response the URL of the stored
 * picture. Staff are authenticated before the body is read.
 */
export function pictureRoutes({ open, logger }: PictureRouteParts): Hono {
  const { routes, forStaff } = staffRoutes(open, logger);
  const encoding = serialQueue(MAX_QUEUED);
  routes.onError((error, context) => {
    if (!(error instanceof PictureError)) return staffError(error, logger);
    const { problem } = error;
    return context.json({ error: { code: problem, message: "No picture." } }, STATUSES[problem]);
  });
  const store = async (context: Context, pictures: PictureStore) => {
    const productId = ProductIdSchema.safeParse(context.req.param("id"));
    if (!productId.success) return context.notFound();
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const files = await encoding(() => encodePicture(bytes));
    if (!files) throw rateLimitError(RETRY_SECONDS);
    return context.json({ url: await pictures.add(productId.data, files) }, 201);
  };
  routes.post(
    "/products/:id/pictures",
    forStaff(staffLimit(UPLOADS), async (context, pictures) => {
      await limitBody(context, async () => {
        context.res = await store(context, pictures.store);
      });
      return context.res;
    }),
  );
  return routes;
}
