import { Hono } from "hono";
import { z } from "zod";
import type { PaymentDecisionStore } from "#app/data/server/payment-decision-store.ts";
import { MANUAL_METHODS } from "#app/domain/checkout/payment-method.ts";
import { PictureError } from "#app/domain/picture/picture-upload.ts";
import { forStaff } from "../http/staff-api.ts";
import { decodePicture } from "../pictures/decode-picture.ts";
import { limitPicture } from "../pictures/picture-routes.ts";

/** A code of 480 px is sharp on every screen, and small enough for a data URL. */
const SIDE = 480;
const COLORS = 16;

const KindSchema = z.enum(MANUAL_METHODS);

/** Return a picture's pixels as a small PNG data URL. Throws a PictureError. */
async function dataUrlOf(bytes: Uint8Array): Promise<string> {
  const pixels = await decodePicture(bytes, SIDE);
  const png = await pixels.png({ colors: COLORS }).toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}

/** Create `POST /payment-methods/:kind/picture` for staff: the body is a picture's bytes; an empty one removes it. */
export function methodPictureRoutes(decisions: PaymentDecisionStore) {
  const limit = forStaff(30);
  const routes = new Hono();
  routes.onError((error, context) => {
    if (!(error instanceof PictureError)) throw error;
    return context.json({ error: { code: error.problem, message: "No picture." } }, 422);
  });
  return routes.post("/payment-methods/:kind/picture", limit, async (context) => {
    const { staffId } = context.var;
    const kind = KindSchema.safeParse(context.req.param("kind"));
    if (!kind.success) return context.notFound();
    await limitPicture(context, async () => {
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const dataUrl = bytes.length === 0 ? "" : await dataUrlOf(bytes);
      await decisions.savePicture(kind.data, staffId, dataUrl);
    });
    return context.json({});
  });
}
