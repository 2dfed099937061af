import type { Picker } from "./picker.ts";
import type { RandomShop } from "./random-shop.ts";
import type { State } from "./state.ts";

/** Repeats an action with the same arguments, which must change nothing. */
export type Repetition = () => Promise<unknown>;

/**
 * Something that a person, a worker, or another system does. It chooses its object among what is there. Returns how it
 * is repeated where that must change nothing. It may reject with a ShopError.
 */
export type Action = (
  world: RandomShop,
  pick: Picker,
  state: State,
) => Promise<Repetition | undefined>;

/** Return an action's call, repeatable. */
export async function repeatable(call: Repetition): Promise<Repetition> {
  await call();
  return call;
}
