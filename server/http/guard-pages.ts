import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { crossOrigin } from "./error-responses.ts";
import type { HostEnv } from "./host-env.ts";
import type { ShopMetrics } from "./metrics/shop-metrics.ts";
import { rejectLargeBody } from "./reject-large-body.ts";
import { isSameOrigin } from "./same-origin.ts";

/** A full bag with its customer is under ten kilobytes. */
const MAX_FORM_BYTES = 64 * 1024;
/** Their POST routes have limits of their own. */
const UPLOAD =
  /^\/api\/(?:products\/[^/]+\/pictures|payment-methods\/[^/]+\/picture)$|^(?:\/es)?\/orders\/[^/]+\/proof$/;

type GuardParts = {
  metrics: Pick<ShopMetrics, "rejected">;
  /** The shop's URL. */
  url: string;
};

/** Reject cross-origin and large requests to the routes that are added afterwards. */
export function guardPages(host: Hono<HostEnv>, { metrics, url }: GuardParts): void {
  const ownHost = new URL(url).host;
  host.use(async ({ req }, next) => {
    if (isSameOrigin(req.raw, ownHost)) return next();
    metrics.rejected("origin");
    return crossOrigin();
  });
  const onError = (context: Context) => {
    metrics.rejected("size");
    return rejectLargeBody(context);
  };
  const limited = bodyLimit({ maxSize: MAX_FORM_BYTES, onError });
  const isUpload = ({ req }: Context) => req.method === "POST" && UPLOAD.test(req.path);
  host.use((context, next) => (isUpload(context) ? next() : limited(context, next)));
}
