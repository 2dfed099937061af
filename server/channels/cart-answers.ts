import { pathIn } from "#app/domain/text/language.ts";
import { type CartLine, mergedLines } from "#app/domain/ucp/cart-lines.ts";
import { buyableItems, cartPath, ucpCart } from "#app/domain/ucp/ucp-cart.ts";
import { ucpProblems } from "#app/domain/ucp/ucp-message.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { findLines } from "./find-lines.ts";

/**
 * Answer a request for a cart: what of the lines can be bought, at today's prices, or why nothing can. Nothing is stored or
 * held; the cart's id is its content.
 */
export async function answerCart(channels: LocalChannels, lines: readonly CartLine[]) {
  const { storeUrl, pricing } = await channels.describe();
  const { items, problems } = buyableItems(await findLines(channels, mergedLines(lines)));
  const urlOf = (path: string) => storeUrl + pathIn(channels.language, path);
  if (items.length === 0) {
    return { ...ucpProblems(problems, "unrecoverable"), continue_url: urlOf("/shop") };
  }
  const continueUrl = urlOf(cartPath(items));
  return ucpCart(items, pricing, { problems, continueUrl, now: Date.now() });
}
