import { createRandom } from "../../fixtures/create-random.ts";

/** Create random choices that a seed repeats. */
export function createPicker(seed: number) {
  const random = createRandom(seed);
  const integer = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  return {
    integer,
    chance: (probability: number) => random() < probability,
    /** Return one of a list that is not empty. */
    of<Choice>(choices: readonly Choice[]): Choice {
      return choices[integer(0, choices.length - 1)] as Choice;
    },
    /** Return one of a list, or null where it is empty. */
    maybe<Choice>(choices: readonly Choice[]): Choice | null {
      return choices[integer(0, choices.length - 1)] ?? null;
    },
    /** Return a seed for other choices. */
    seed: () => integer(0, 2 ** 31 - 1),
  };
}

export type Picker = ReturnType<typeof createPicker>;
