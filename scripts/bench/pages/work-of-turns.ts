import type { Browser, Page } from "@playwright/test";
import { type Profile, slowDown } from "../profiles.ts";

const SETTLED_AFTER = 700;

/** What a turn marks in the page's own time line: when it begins, and the frame that shows its answer. */
export const MARKS = { pressed: "pressed", painting: "painting" } as const;

/** What the main thread worked each time, in milliseconds. */
export type Work = { narrowed: number[]; widened: number[] };

export type Turns = { profile: Profile; rounds: number };

/** As Chromium writes it, in microseconds. */
type TraceEvent = { name: string; pid: number; tid: number; ts: number; dur?: number };

const TASK = "ThreadControllerImpl::RunTask";

/**
 * Returns what the thread worked from the task that marks the press to the one that draws the answer, both whole, in milliseconds.
 * What is done once the answer has been painted, at leisure, is no part of it.
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

async function traced(browser: Browser, page: Page, turn: () => Promise<void>) {
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await turn();
  const trace = await browser.stopTracing();
  return (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Has a page's grid narrowed and widened in turns, on a slow processor, and returns the main thread's work for each. */
export async function workOfTurns(
  browser: Browser,
  page: Page,
  { profile, rounds }: Turns,
  turn: (isNarrow: boolean) => Promise<void>,
): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await slowDown(session, { ...profile, network: null });
  const work: Work = { narrowed: [], widened: [] };
  for (let round = 0; round < rounds; round += 1) {
    const isNarrow = round % 2 === 0;
    // What the turn before left to do is not this one's work.
    await page.waitForTimeout(SETTLED_AFTER);
    const events = await traced(browser, page, () => turn(isNarrow));
    work[isNarrow ? "narrowed" : "widened"].push(workUntilPainted(events));
  }
  return work;
}
