import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { StaffGate } from "#app/data/server/staff-gate.ts";
import {
  MAX_PICTURE_BYTES,
  PictureError,
  type PictureProblem,
} from "#app/domain/picture-upload.ts";
import { ShopError } from "#app/domain/shop-error.ts";
import { createRateLimiter } from "../http/rate-limiter.ts";
import { requireStaff } from "../http/require-staff.ts";
import type { Logger } from "../runtime/logger.ts";
import { serialQueue } from "../runtime/serial-queue.ts";
import { encodePicture } from "./encode-picture.ts";
import type { PictureStore } from "./picture-store.ts";

type Bindings = { Bindings: HttpBindings };

export type PictureRouteParts = {
  /** Null where there is no database. */
  open: { store: PictureStore; staff: StaffGate } | null;
  logger: Logger;
};

/** Forty products with five pictures each, in ten minutes. */
const UPLOADS = 200;
const WINDOW_MS = 10 * 60_000;
/** Each waits with up to five megabytes. */
const MOST_WAITING = 6;

const PROBLEMS: Record<PictureProblem, 413 | 415 | 422> = {
  format: 415,
  size: 413,
  load: 422,
  compress: 422,
  process: 422,
};
const REFUSALS: Record<string, 401 | 403 | 429> = {
  NOT_SIGNED_IN: 401,
  NOT_STAFF: 403,
  TOO_MANY_REQUESTS: 429,
};

const ProductIdSchema = z.uuid();

function refuse(context: Context, error: Error, logger: Logger): Response {
  if (error instanceof PictureError) {
    const { problem } = error;
    return context.json({ error: { code: problem, message: "No picture." } }, PROBLEMS[problem]);
  }
  const status = error instanceof ShopError ? REFUSALS[error.code] : undefined;
  if (!(error instanceof ShopError && status)) {
    logger.error({ error }, "a picture could not be stored");
    return context.json({ error: { code: "UNAVAILABLE", message: "Please try again." } }, 503);
  }
  if (status === 429) context.header("Retry-After", error.hint ?? "60");
  return context.json({ error: { code: error.code, message: error.message } }, status);
}

/**
 * Takes where pictures are kept and who guards them, and returns `POST /products/:id/pictures`: the body is a picture's bytes, the
 * answer the address of what the shop made of it. For staff only, who are asked for before a byte of the body is read. Mount it
 * behind the same-origin guard.
 */
export function pictureRoutes({ open, logger }: PictureRouteParts): Hono<Bindings> {
  const routes = new Hono<Bindings>();
  const uploads = createRateLimiter(UPLOADS, WINDOW_MS);
  const encoding = serialQueue(MOST_WAITING);
  routes.use(async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  routes.onError((error, context) => refuse(context, error, logger));
  routes.post(
    "/products/:id/pictures",
    async (context, next) => {
      if (!open) throw new ShopError("UNAVAILABLE", "This shop keeps no pictures.");
      const wait = uploads.take(await requireStaff(context, open.staff));
      if (wait > 0) throw new ShopError("TOO_MANY_REQUESTS", "Too many pictures.", String(wait));
      return next();
    },
    bodyLimit({
      maxSize: MAX_PICTURE_BYTES,
      onError: () => {
        throw new PictureError("size");
      },
    }),
    async (context) => {
      const productId = ProductIdSchema.safeParse(context.req.param("id"));
      if (!open || !productId.success) return context.notFound();
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const files = await encoding(() => encodePicture(bytes));
      if (!files) throw new ShopError("TOO_MANY_REQUESTS", "Too many pictures at once.", "5");
      return context.json({ url: await open.store.add(productId.data, files) }, 201);
    },
  );
  return routes;
}
