import type { RandomShop } from "./random-shop.ts";
import { runSteps, type Step } from "./run-steps.ts";

type Found = { index: number; problems: string[] };

/** A problem without the ids in it, so that two runs can be compared. */
const kindOf = (problem: string) =>
  problem.replaceAll(/GL-\d+-[0-9a-f]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{5,}/g, "…");

/** Return a shorter sequence of steps that shows the same problem, with what it shows. */
export async function shrinkSteps(
  shop: RandomShop,
  startsAt: number,
  steps: Step[],
  found: Found,
): Promise<{ problems: string[]; steps: Step[] }> {
  const kind = kindOf(found.problems[0] ?? "");
  let best = steps.slice(0, found.index + 1);
  let { problems } = found;
  for (
    let size = Math.ceil(best.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = best.length - size; from > -size; from -= size) {
      const shorter = best.toSpliced(Math.max(from, 0), size + Math.min(from, 0));
      const again = await runSteps(shop, startsAt, shorter);
      if (!again?.problems.some((problem) => kindOf(problem) === kind)) continue;
      best = shorter.slice(0, again.index + 1);
      problems = again.problems;
    }
  }
  return { problems, steps: best };
}
