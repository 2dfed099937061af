/** Random numbers that are the same in every run, so that a failing property can be repeated. */
export type Random = {
  integer: (least: number, most: number) => number;
  list: <Item>(least: number, most: number, create: () => Item) => Item[];
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Create random numbers from a seed (mulberry32). Bounds are whole numbers and included; `pick` throws on an empty list. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    integer,
    list: (least, most, create) => Array.from({ length: integer(least, most) }, create),
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError("Nothing to pick from.");
      return item;
    },
  };
}
