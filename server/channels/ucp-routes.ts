import { type Context, Hono } from "hono";
import { z } from "zod";
import { DEFAULT_LANGUAGE, type Language } from "#app/domain/text/language.ts";
import { preferredLanguage } from "#app/domain/text/preferred-language.ts";
import { type CartLine, cartLinesIn } from "#app/domain/ucp/cart-lines.ts";
import { ucpError } from "#app/domain/ucp/ucp-message.ts";
import {
  CartRequestSchema,
  LookupRequestSchema,
  ProductRequestSchema,
  SearchRequestSchema,
} from "#app/domain/ucp/ucp-requests.ts";
import { UCP_PATH } from "#app/domain/ucp/ucp-version.ts";
import { bufferBody } from "../http/buffer-body.ts";
import { requestTimeout } from "../http/error-responses.ts";
import type { HostEnv } from "../http/host-env.ts";
import type { RateLimiter } from "../http/rate-limiter.ts";
import type { Logger } from "../runtime/logger.ts";
import { answerCart } from "./cart-answers.ts";
import { answerLookup, answerProduct, answerSearch } from "./catalogue-answers.ts";
import type { LocalChannels } from "./channel-shop.ts";

type UcpRouteParts = {
  channels: Record<Language, LocalChannels>;
  /** Counts the requests of each client. */
  limiter: RateLimiter;
  logger: Logger;
};

const MAX_DETAIL = 500;

type Contextual = { context?: { language?: string | undefined } | undefined };

const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });

function invalid(error: z.ZodError): Response {
  const isLong = error.issues.some((issue) => issue.code === "too_big" && issue.origin === "array");
  const code = isLong ? "request_too_large" : "invalid_request";
  return json(ucpError(code, z.prettifyError(error).slice(0, MAX_DETAIL)), 400);
}

const noSuchCart = () => json(ucpError("not_found", "There is no such cart.", "unrecoverable"));

const answerItems = (local: LocalChannels, { line_items }: z.infer<typeof CartRequestSchema>) =>
  answerCart(
    local,
    line_items.map(({ item, quantity }) => ({ id: item.id, quantity })),
  );

/** Create the endpoints of the Universal Commerce Protocol: catalogue and carts. A person finishes each cart on our own page. */
export function ucpRoutes({ channels, limiter, logger }: UcpRouteParts): Hono<HostEnv> {
  const routes = new Hono<HostEnv>();

  routes.onError((error) => {
    logger.error({ error }, "a request of an agent failed");
    return json(ucpError("unavailable", "Please try again in a moment."), 503, {
      "Retry-After": "5",
    });
  });

  routes.use(`${UCP_PATH}/*`, async (context, next) => {
    const wait = limiter.take(context.env.client);
    if (wait > 0) {
      const body = ucpError("too_many_requests", "Please wait a little.");
      return json(body, 429, { "Retry-After": String(wait) });
    }
    return next();
  });

  /** The language that a request names, in its body or as browsers do. */
  const channelsFor = ({ req }: Context<HostEnv>, named?: string): LocalChannels =>
    channels[preferredLanguage(named ?? req.header("accept-language")) ?? DEFAULT_LANGUAGE];

  /** Answer a request by its JSON body. `created` is the status of an answer with what was made. */
  const withBody =
    <Request extends Contextual>(
      schema: z.ZodType<Request>,
      answer: (channels: LocalChannels, request: Request) => Promise<object>,
      created = 200,
    ) =>
    async (context: Context<HostEnv>): Promise<Response> => {
      const request = await bufferBody(context.req.raw);
      if (!request) return requestTimeout();
      const parsed = schema.safeParse(await request.json().catch(() => null));
      if (!parsed.success) return invalid(parsed.error);
      const local = channelsFor(context, parsed.data.context?.language);
      const body = await answer(local, parsed.data);
      return json(body, "id" in body ? created : 200);
    };

  /** Answer for the lines of the cart that a request names. */
  const withCart =
    (answer: (context: Context<HostEnv>, lines: CartLine[]) => Promise<Response>) =>
    async (context: Context<HostEnv>): Promise<Response> => {
      const lines = cartLinesIn(context.req.param("id") ?? "");
      return lines ? answer(context, lines) : noSuchCart();
    };

  const readCart = withCart(async (context, lines) =>
    json(await answerCart(channelsFor(context), lines)),
  );

  routes.post(`${UCP_PATH}/catalog/search`, withBody(SearchRequestSchema, answerSearch));
  routes.post(`${UCP_PATH}/catalog/lookup`, withBody(LookupRequestSchema, answerLookup));
  routes.post(`${UCP_PATH}/catalog/product`, withBody(ProductRequestSchema, answerProduct));
  routes.post(`${UCP_PATH}/carts`, withBody(CartRequestSchema, answerItems, 201));
  routes.get(`${UCP_PATH}/carts/:id`, readCart);
  routes.put(`${UCP_PATH}/carts/:id`, withCart(withBody(CartRequestSchema, answerItems)));
  // Nothing is stored or held that would have to end.
  routes.post(`${UCP_PATH}/carts/:id/cancel`, readCart);
  routes.all(`${UCP_PATH}/*`, () => json(ucpError("not_found", "There is no such endpoint."), 404));
  return routes;
}
