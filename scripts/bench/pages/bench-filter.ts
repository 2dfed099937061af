import type { Browser, CDPSession } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";
import { PROFILES, slowDown } from "../profiles.ts";

const SETTLED_AFTER = 700;

async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** In the page: chooses a category and waits until the frame that shows the new grid has been painted. */
function choose(category: string): Promise<void> {
  const grid = document.querySelector("main section ul");
  const field = document.querySelector<HTMLSelectElement>("aside select[name=category]");
  if (!grid || !field) throw new Error("There is no grid, or no field to choose with");
  return new Promise((resolve) => {
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    changes.observe(grid, { childList: true });
    field.value = category;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** Takes a running shop and returns what one press on a filter costs a phone's main thread until the new grid is painted. */
export async function benchFilter(browser: Browser, shop: string, { quick }: { quick: boolean }) {
  const [phone] = PROFILES;
  if (!phone) throw new Error("No phone to measure with");
  // The filters stand beside the grid on a wide window; the processor is the phone's.
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    const page = await context.newPage();
    await page.goto(`${shop}/shop`, { waitUntil: "networkidle" });
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    await slowDown(session, { ...phone, network: null });
    const filters = page.getByRole("button", { name: "Filters" });
    if ((await filters.getAttribute("aria-expanded")) === "false") await filters.click();
    const work = { narrowed: [] as number[], widened: [] as number[] };
    for (let round = 0; round < (quick ? 4 : 16); round += 1) {
      // What the answer before left to do is not this one's work.
      await page.waitForTimeout(SETTLED_AFTER);
      const before = await workDone(session);
      await page.evaluate(choose, round % 2 === 0 ? "dresses" : "");
      work[round % 2 === 0 ? "narrowed" : "widened"].push((await workDone(session)) - before);
    }
    return markdownTable(
      "A filter, from the press to the new grid (main-thread work, processor four times slower)",
      ["what", "median ms", "most ms"],
      Object.entries(work).map(([name, times]) => [
        name === "narrowed" ? "24 products to 4" : "4 products to 24",
        median(times).toFixed(0),
        Math.max(...times).toFixed(0),
      ]),
    );
  } finally {
    await context.close();
  }
}
