import { median } from "../median.ts";
import { databaseTasks } from "./database-tasks.ts";
import { growCatalogue } from "./grow-catalogue.ts";
import { openBenchShop } from "./open-bench-shop.ts";

/** One row: the median per catalogue size, and the last as a multiple of the first. */
type BenchRow = { name: string; values: number[]; ratio: number };

type Options = {
  /** Skip the largest catalogue and most rounds. */
  quick: boolean;
};

/** Products per column. */
export function catalogueSizes({ quick }: Options): number[] {
  return quick ? [100, 10_000] : [100, 10_000, 100_000];
}

async function measure(run: (round: number) => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  // The first rounds include compilation and disk reads.
  return median(times.slice(Math.floor(rounds / 4)));
}

/**
 * Measure shoppers' requests to the embedded database through its REST interface with growing catalogues. Returns
 * medians in milliseconds.
 */
export async function benchDatabase(options: Options): Promise<BenchRow[]> {
  const rounds = options.quick ? 12 : 40;
  const rows = new Map<string, number[]>();
  const shop = await openBenchShop();
  try {
    for (const size of catalogueSizes(options)) {
      await growCatalogue(shop.sql, size);
      for (const { name, run } of await databaseTasks(shop, rounds)) {
        rows.set(name, [...(rows.get(name) ?? []), await measure(run, rounds)]);
      }
    }
  } finally {
    await shop.close();
  }
  return [...rows].map(([name, values]) => ({
    name,
    values: values.map((value) => Math.round(value * 100) / 100),
    ratio: Math.round(((values.at(-1) ?? 0) / (values[0] ?? 1)) * 100) / 100,
  }));
}

if (import.meta.main) {
  const options = { quick: process.argv.includes("--quick") };
  console.log(
    ["question", ...catalogueSizes(options).map((size) => `${size} (ms)`), "ratio"].join("\t"),
  );
  for (const { name, values, ratio } of await benchDatabase(options)) {
    console.log([name, ...values, ratio].join("\t"));
  }
}
