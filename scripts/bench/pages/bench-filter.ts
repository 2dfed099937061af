import type { Browser, CDPSession } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";
import { PROFILES, slowDown } from "../profiles.ts";

async function workDone(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
}

/** Two frames later whatever was to be painted has been. */
function painted() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
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
    const category = page.getByLabel("Category");
    const work: number[] = [];
    for (let round = 0; round < (quick ? 3 : 9); round += 1) {
      const before = await workDone(session);
      const answered = page.waitForResponse((answer) => answer.url().includes(".data"));
      await category.selectOption(round % 2 === 0 ? "dresses" : "");
      await answered;
      await page.evaluate(painted);
      work.push((await workDone(session)) - before);
    }
    return markdownTable(
      "A filter, from the press to the new grid (processor four times slower)",
      ["what", "median ms", "most ms"],
      [["main-thread work", median(work).toFixed(0), Math.max(...work).toFixed(0)]],
    );
  } finally {
    await context.close();
  }
}
