import type { CheckoutRequest } from "#app/domain/checkout/checkout.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import type { Shop } from "#app/shop-context.ts";
import type { ClientKeys, ClientLimiter, ClientLimits } from "./client-limits.ts";
import { enforceRateLimit } from "./enforce-rate-limit.ts";
import { limitReturns } from "./limit-returns.ts";

/** Return `run` with each call counted first, by its first argument if need be. `count` throws over the limit. */
function counted<Args extends unknown[], Result>(
  count: (key: Args[0]) => Promise<void>,
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    await count(args[0]);
    return run(...args);
  };
}

/**
 * Return the shop with the rate limits of one client. Calls over a limit throw a ShopError `TOO_MANY_REQUESTS`, whose
 * hint is the seconds to wait.
 */
export function rateLimitedShop(
  shop: Shop,
  limits: ClientLimits,
  keys: ClientKeys,
  client: string,
): Shop {
  const { paymentDesk, orderPayments, orderLookup, newsletter, stockRequests, reviews } = shop;

  const perClient = (limiter: ClientLimiter) => () => enforceRateLimit(limiter, client);
  const guesses = perClient(limits.lookups);

  /** Count calls with a key of ours by the key, if they are limited at all, and those with an invented one by client. */
  const perKey =
    (isOwn: (key: string) => boolean, limiter: ClientLimiter | null) => async (key: string) => {
      if (!isOwn(key)) await guesses();
      else if (limiter) await enforceRateLimit(limiter, key);
    };
  // A reference of an earlier key, or of a server with another, is counted as an invented one and found all the same.
  const perReference = perKey(keys.isOwnReference, limits.references);
  const perReviewLink = perKey(keys.isOwnReviewToken, limits.references);

  /** Count a call that names a code, unless the code exists. */
  async function limitGuesses<Result>(run: () => Promise<Result>): Promise<Result> {
    await enforceRateLimit(limits.discounts, client);
    try {
      const result = await run();
      await limits.discounts.giveBack(client);
      return result;
    } catch (error) {
      const isGuess = error instanceof ShopError && error.code === "DISCOUNT_UNKNOWN";
      if (!isGuess) await limits.discounts.giveBack(client);
      throw error;
    }
  }

  function start(wanted: CheckoutRequest) {
    const run = () => paymentDesk.start({ ...wanted, client: keys.hash(client) });
    return wanted.discountCode ? limitGuesses(run) : run();
  }

  return {
    ...shop,
    paymentDesk: {
      ...limitReturns(paymentDesk, {
        isOwn: keys.isOwnReference,
        firstIds: limits.firstIds,
        take: perClient(limits.returns),
        giveBack: () => limits.returns.giveBack(client),
      }),
      findProgress: counted(perKey(keys.isOwnReference, limits.progress), paymentDesk.findProgress),
      // A return looks up its receipt first, which is counted.
      findLanguage: paymentDesk.findLanguage,
      quoteDiscount: (request) => limitGuesses(() => paymentDesk.quoteDiscount(request)),
      completeInvoiceBuyer: counted(perReference, paymentDesk.completeInvoiceBuyer),
      start: counted(perClient(limits.checkouts), start),
    },
    orderPayments: {
      ...orderPayments,
      find: counted(perKey(keys.isOwnReference, null), orderPayments.find),
      findPayLink: counted(perKey(keys.isOwnPayToken, null), orderPayments.findPayLink),
      choose: counted(perReference, orderPayments.choose),
      payByCard: counted(perClient(limits.checkouts), orderPayments.payByCard),
    },
    // A client that has used up its sign-ups or requests may still confirm, leave and withdraw.
    newsletter: {
      subscribe: counted(perClient(limits.subscriptions), newsletter.subscribe),
      confirm: counted(guesses, newsletter.confirm),
      leave: counted(guesses, newsletter.leave),
    },
    stockRequests: {
      request: counted(perClient(limits.restocks), stockRequests.request),
      withdraw: counted(guesses, stockRequests.withdraw),
    },
    reviews: {
      find: counted(perReviewLink, reviews.find),
      write: counted(perReviewLink, reviews.write),
      decline: counted(perReviewLink, reviews.decline),
    },
    orderLookup: { find: counted(guesses, orderLookup.find) },
  };
}
