import type { Browser, CDPSession } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";
import { PROFILES, type Profile, slowDown } from "../profiles.ts";

const SETTLED_AFTER = 700;

async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** In the page: chooses a category and waits until the frame that shows the new grid has been painted. */
function choose(category: string): Promise<void> {
  const grid = document.querySelector("main section ul");
  const field = Array.from(document.querySelectorAll<HTMLSelectElement>("[name=category]")).find(
    (select) => select.checkVisibility(),
  );
  if (!grid || !field) throw new Error("There is no grid, or no field to choose with");
  return new Promise((resolve) => {
    // A message posted in a frame is answered behind it: what is done later, at leisure, is no part of the answer.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => port2.postMessage(null));
    });
    changes.observe(grid, { childList: true });
    field.value = category;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** Returns the main thread's work for each choice in milliseconds, those that narrow the grid apart from those that widen it. */
async function workOfChoices(browser: Browser, shop: string, profile: Profile, rounds: number) {
  const context = await browser.newContext(profile.context);
  try {
    const page = await context.newPage();
    await page.goto(`${shop}/shop`, { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await slowDown(session, { ...profile, network: null });
    const filters = page.getByRole("button", { name: "Filters" });
    if ((await filters.getAttribute("aria-expanded")) === "false") await filters.click();
    const work = { narrowed: [] as number[], widened: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      // What the answer before left to do is not this one's work.
      await page.waitForTimeout(SETTLED_AFTER);
      const before = await workDone(session);
      await page.evaluate(choose, round % 2 === 0 ? "dresses" : "");
      work[round % 2 === 0 ? "narrowed" : "widened"].push((await workDone(session)) - before);
    }
    return work;
  } finally {
    await context.close();
  }
}

/** Takes a running shop and returns what one press on a filter costs a slow main thread until the new grid is painted. */
export async function benchFilter(browser: Browser, shop: string, { quick }: { quick: boolean }) {
  const [phone, desk] = PROFILES;
  if (!phone || !desk) throw new Error("Nobody to measure with");
  const windows: [string, Profile][] = [
    ["phone, in its sheet", phone],
    // The widest window has the most to paint; a slow processor behind it is the worst there is.
    ["wide window, beside the grid", { ...desk, slowdown: phone.slowdown }],
  ];
  const rows: string[][] = [];
  for (const [name, profile] of windows) {
    const { narrowed, widened } = await workOfChoices(browser, shop, profile, quick ? 4 : 16);
    for (const [what, times] of [
      ["24 products to 4", narrowed],
      ["4 products to 24", widened],
    ] as const) {
      rows.push([`${name}: ${what}`, median(times).toFixed(0), Math.max(...times).toFixed(0)]);
    }
  }
  return markdownTable(
    "A filter, from the press to the new grid (main-thread work, processor four times slower)",
    ["what", "median ms", "most ms"],
    rows,
  );
}
