import { useState } from "react";

/**
 * The state of a filter that takes several values. `kept` are the values chosen at any time since it was mounted: they stay enabled
 * without products, so that a value that was just removed keeps the focus.
 */
export function useChoices(initial: readonly string[]) {
  const [chosen, setChosen] = useState(() => new Map(initial.map((value) => [value, true])));
  return {
    chosen: [...chosen].flatMap(([value, isChosen]) => (isChosen ? value : [])),
    kept: [...chosen.keys()],
    toggle(value: string, isChosen: boolean) {
      setChosen((before) => new Map(before).set(value, isChosen));
    },
    /** Choose one value instead of all others; "" chooses none. */
    chooseOnly(only: string) {
      setChosen((before) => {
        const none = [...before.keys()].map((value): [string, boolean] => [value, false]);
        return only ? new Map(none).set(only, true) : new Map(none);
      });
    },
  };
}

export type Choices = ReturnType<typeof useChoices>;
