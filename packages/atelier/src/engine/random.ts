/** A repeatable stream of numbers in [0, 1): the same seed always draws the same picture. */
type Random = () => number;

/** FNV-1a of a name, so that a plate's own name is its seed. */
export function seedFrom(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Mulberry32. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth one-dimensional noise in [-1, 1]; `at` moves one unit per hill. */
export function noise(seed: number, at: number): number {
  const cell = Math.floor(at);
  const part = at - cell;
  const ease = part * part * (3 - 2 * part);
  return lattice(seed, cell) * (1 - ease) + lattice(seed, cell + 1) * ease;
}

function lattice(seed: number, cell: number): number {
  return random(seed ^ Math.imul(cell | 0, 0x9e3779b1))() * 2 - 1;
}
