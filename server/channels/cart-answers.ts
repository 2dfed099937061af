import { pathIn } from "#app/domain/text/language.ts";
import { type CartLine, mergedLines } from "#app/domain/ucp/cart-lines.ts";
import { cartPath, cartProblems, ucpCart } from "#app/domain/ucp/ucp-cart.ts";
import { ucpProblems } from "#app/domain/ucp/ucp-message.ts";
import type { LocalChannels } from "./channel-shop.ts";
import { findLines, foundItems } from "./find-lines.ts";

/**
 * Answer a request for a cart: the lines at today's prices, or why they cannot be bought. Nothing is stored or held; the
 * cart's id is its content.
 */
export async function answerCart(channels: LocalChannels, lines: readonly CartLine[]) {
  const shop = await channels.describe();
  const found = await findLines(channels, mergedLines(lines));
  const problems = cartProblems(found);
  if (problems.length > 0) return ucpProblems(problems);
  const items = foundItems(found);
  const continueUrl = shop.storeUrl + pathIn(channels.language, cartPath(items));
  return ucpCart(items, shop.pricing, { continueUrl, now: Date.now() });
}
