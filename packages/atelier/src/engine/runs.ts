import type { FabricName } from "./fabric.ts";
import type { Drawn } from "./project.ts";

/** Neighboring pieces of one fabric, by their index: they share a filter pass. */
export type Run = { fabric: FabricName; items: number[] };

/** Group neighbors of one fabric, in their order. */
export function runsOf(drawn: readonly Drawn[]): Run[] {
  const runs: Run[] = [];
  drawn.forEach(({ cloth }, i) => {
    const last = runs[runs.length - 1];
    if (last?.fabric === cloth.fabric) last.items.push(i);
    else runs.push({ fabric: cloth.fabric, items: [i] });
  });
  return runs;
}
