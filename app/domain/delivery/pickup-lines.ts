import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Language } from "../text/language.ts";
import { nameIn } from "../text/name-in.ts";
import type { Delivery } from "./delivery.ts";

type Pickup = Extract<Delivery, { method: "pickup" }>;

/**
 * Return where an order is picked up: the address, and the owner's note in a language, or in the other one. Staff may
 * hand over an order in a shop that has set neither.
 */
export function pickupLines(
  { address, note, noteEs }: Pickup,
  language: Language,
  i18n: Pick<I18n, "_">,
): string[] {
  const said = nameIn(language, { name: note, nameEs: noteEs });
  const lines = [address, ...said.split("\n")].filter(Boolean);
  return lines.length > 0 ? lines : [i18n._(msg`In the shop`)];
}
