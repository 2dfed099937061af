import type { Browser, Page } from "@playwright/test";
import { type Profile, slowDown } from "../profiles.ts";

const IDLE_BEFORE_ROUND_MS = 700;

/** Marks in the page's timeline: the start of an action, and the frame that shows its result. */
export const MARKS = { pressed: "pressed", painting: "painting" } as const;

/** Main-thread work per round, in milliseconds. */
export type Work = { narrowed: number[]; widened: number[] };

export type RoundOptions = { profile: Profile; rounds: number };

/** Chromium's format, in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number };

const TASK = "ThreadControllerImpl::RunTask";

/**
 * Return the main thread's work in milliseconds, from the task with the event to the one that draws the result, both
 * included. Idle work after the paint is not.
 */
function workUntilPainted(events: TraceEvent[]): number {
  const marked = (name: string) => events.find((event) => event.name === name);
  const [pressed, painting] = [marked(MARKS.pressed), marked(MARKS.painting)];
  if (!pressed || !painting) throw new Error("The press or its answer was not marked");
  const tasks = events
    .filter(({ name, pid, tid }) => name === TASK && pid === pressed.pid && tid === pressed.tid)
    .map(({ ts, dur = 0 }) => ({ start: ts, end: ts + dur }));
  if (!tasks.some(({ start, end }) => start < painting.ts && painting.ts < end))
    throw new Error("The frame that shows the answer is not in the trace");
  const microseconds = tasks
    .filter(({ start, end }) => end > pressed.ts && start < painting.ts)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  return microseconds / 1000;
}

async function traced(browser: Browser, page: Page, action: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await action();
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Narrow and widen a page's grid alternately on a slow processor and return the main thread's work. */
export async function mainThreadWork(
  browser: Browser,
  page: Page,
  { profile, rounds }: RoundOptions,
  action: (isNarrow: boolean) => Promise<void>,
): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session, { ...profile, network: null });
  const work: Work = { narrowed: [], widened: [] };
  for (let round = 0; round < rounds; round += 1) {
    const isNarrow = round % 2 === 0;
    // Leave out the previous round's idle work.
    await page.waitForTimeout(IDLE_BEFORE_ROUND_MS);
    const events = await traced(browser, page, () => action(isNarrow));
    work[isNarrow ? "narrowed" : "widened"].push(workUntilPainted(events));
  }
  return work;
}
