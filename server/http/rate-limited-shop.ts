import { ShopError } from "#app/domain/shop-error.ts";
import type { ClientKeys, ClientLimits } from "./client-limits.ts";
import { enforceRateLimit } from "./enforce-rate-limit.ts";
import { limitReturns } from "./limit-returns.ts";
import type { Shop } from "./request-context.ts";

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

  /** Limit the requests of a review link, and of a client that guesses one. */
  const countReviewLink = (token: string) =>
    keys.isOwnReviewToken(token)
      ? enforceRateLimit(limits.references, token)
      : enforceRateLimit(limits.lookups, client);

  return {
    ...shop,
    paymentDesk: {
      ...limitReturns(paymentDesk, {
        isOwn: keys.isOwnReference,
        take: () => enforceRateLimit(limits.returns, client),
        giveBack: () => limits.returns.giveBack(client),
      }),
      async findProgress(reference) {
        // One created with an earlier key, or by a server with another, may have been paid as well.
        await (keys.isOwnReference(reference)
          ? enforceRateLimit(limits.progress, reference)
          : enforceRateLimit(limits.lookups, client));
        return paymentDesk.findProgress(reference);
      },
      // A return looks up its receipt first, which is counted.
      findLanguage: (reference) => paymentDesk.findLanguage(reference),
      requiresInvoiceBuyer: () => paymentDesk.requiresInvoiceBuyer(),
      quoteDiscount: (request) => limitGuesses(() => paymentDesk.quoteDiscount(request)),
      async completeInvoiceBuyer(reference, buyer) {
        const isOwn = keys.isOwnReference(reference);
        await (isOwn
          ? enforceRateLimit(limits.references, reference)
          : enforceRateLimit(limits.lookups, client));
        return paymentDesk.completeInvoiceBuyer(reference, buyer);
      },
      async start(wanted) {
        await enforceRateLimit(limits.checkouts, client);
        const start = () => paymentDesk.start({ ...wanted, client: keys.hash(client) });
        return wanted.discountCode ? limitGuesses(start) : start();
      },
    },
    orderPayments: {
      ...orderPayments,
      async find(reference) {
        if (!keys.isOwnReference(reference)) await enforceRateLimit(limits.lookups, client);
        return orderPayments.find(reference);
      },
      async findPayLink(token) {
        if (!keys.isOwnPayToken(token)) await enforceRateLimit(limits.lookups, client);
        return orderPayments.findPayLink(token);
      },
      async choose(reference, method) {
        await (keys.isOwnReference(reference)
          ? enforceRateLimit(limits.references, reference)
          : enforceRateLimit(limits.lookups, client));
        return orderPayments.choose(reference, method);
      },
      async payByCard(reference) {
        await enforceRateLimit(limits.checkouts, client);
        return orderPayments.payByCard(reference);
      },
    },
    newsletter: {
      async subscribe(email, language) {
        await enforceRateLimit(limits.subscriptions, client);
        return newsletter.subscribe(email, language);
      },
      // A client that has used up its sign-ups may still confirm or leave.
      async confirm(id) {
        await enforceRateLimit(limits.lookups, client);
        return newsletter.confirm(id);
      },
      async leave(id) {
        await enforceRateLimit(limits.lookups, client);
        return newsletter.leave(id);
      },
    },
    stockRequests: {
      async request(request) {
        await enforceRateLimit(limits.restocks, client);
        return stockRequests.request(request);
      },
      async withdraw(id) {
        // A client that has used up its requests may still withdraw them.
        await enforceRateLimit(limits.lookups, client);
        return stockRequests.withdraw(id);
      },
    },
    reviews: {
      async find(token) {
        await countReviewLink(token);
        return reviews.find(token);
      },
      async write(token, draft, language) {
        await countReviewLink(token);
        return reviews.write(token, draft, language);
      },
      async decline(token) {
        await countReviewLink(token);
        return reviews.decline(token);
      },
    },
    orderLookup: {
      async find(number, email) {
        await enforceRateLimit(limits.lookups, client);
        return orderLookup.find(number, email);
      },
    },
  };
}
