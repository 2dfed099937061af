const MINUTE_MS = 60_000;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** How many of the spread steps earlier runs have done (`KILL_FROM`), so that several runs of an hour do them all. */
const DONE = Number(process.env.KILL_FROM || 0);

/**
 * Yield steps until so many minutes have passed; all of them if there is time. They come far from each other in the
 * list, so that a run that ends early has met every scenario.
 */
export function* spreadSteps<Step>(steps: readonly Step[], minutes: number): Generator<Step> {
  const end = Date.now() + minutes * MINUTE_MS;
  const count = steps.length;
  let stride = Math.max(Math.round(count * 0.618), 1);
  while (greatestDivisor(stride, count) > 1) stride += 1;
  for (let index = DONE; index < count && Date.now() < end; index += 1) {
    yield steps[(index * stride) % count] as Step;
  }
}
