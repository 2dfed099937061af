import type { Page } from "@playwright/test";
import { type Profile, slowDown } from "../profiles.ts";

const SETTLED_AFTER = 700;

/** What the main thread worked each time, in milliseconds. */
export type Work = { narrowed: number[]; widened: number[] };

export type Turns = { profile: Profile; rounds: number };

/** Has a page's grid narrowed and widened in turns, on a slow processor, and returns the main thread's work for each. */
export async function workOfTurns(
  page: Page,
  { profile, rounds }: Turns,
  turn: (isNarrow: boolean) => Promise<void>,
): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await slowDown(session, { ...profile, network: null });
  const workDone = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  const work: Work = { narrowed: [], widened: [] };
  for (let round = 0; round < rounds; round += 1) {
    const isNarrow = round % 2 === 0;
    // What the turn before left to do is not this one's work.
    await page.waitForTimeout(SETTLED_AFTER);
    const before = await workDone();
    await turn(isNarrow);
    work[isNarrow ? "narrowed" : "widened"].push((await workDone()) - before);
  }
  return work;
}
