import type { Browser } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";
import { DESKTOP, PHONE, type Profile } from "../profiles.ts";
import { floorWork } from "./filter-floor.ts";
import { MARKS, mainThreadWork, type RoundOptions, type Work } from "./main-thread-work.ts";

/** It has 4 of the shop's 24 products. */
const CATEGORY = "dresses";

/** Runs in the page: select a category and mark the frame that shows the new grid. */
function choose([category, marks]: readonly [string, typeof MARKS]): Promise<void> {
  const grid = document.querySelector("main section ul");
  const field = Array.from(document.querySelectorAll<HTMLSelectElement>("[name=category]")).find(
    (select) => select.checkVisibility(),
  );
  if (!grid || !field) throw new Error("There is no grid, or no field to choose with");
  return new Promise((resolve) => {
    // A message posted in a frame is handled after it is complete.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => {
        performance.mark(marks.painting);
        port2.postMessage(null);
      });
    });
    changes.observe(grid, { childList: true });
    // In a task of its own, like a real event, so that the call into the page is not measured.
    setTimeout(() => {
      performance.mark(marks.pressed);
      field.value = category;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
}

async function filterWork(browser: Browser, shop: string, rounds: RoundOptions): Promise<Work> {
  const context = await browser.newContext(rounds.profile.context);
  try {
    const page = await context.newPage();
    await page.goto(`${shop}/shop`, { waitUntil: "networkidle" });
    const filters = page.getByRole("button", { name: "Filters" });
    if ((await filters.getAttribute("aria-expanded")) === "false") {
      // A tap leaves no pointer over what is rendered next.
      await (rounds.profile.context.hasTouch ? filters.tap() : filters.click());
    }
    await page.getByRole("combobox", { name: "Category" }).waitFor();
    return await mainThreadWork(browser, page, rounds, (isNarrow) =>
      page.evaluate(choose, [isNarrow ? CATEGORY : "", MARKS] as const),
    );
  } finally {
    await context.close();
  }
}

/**
 * Measure a filter selection's main-thread work on a slow processor until the new grid is painted, beside the same
 * change without any script of ours.
 */
export async function benchFilter(browser: Browser, shop: string, { quick }: { quick: boolean }) {
  const windows: [string, Profile][] = [
    ["phone, in its sheet", PHONE],
    // The widest window paints most: the worst case on a slow processor.
    ["wide window, beside the grid", { ...DESKTOP, slowdown: PHONE.slowdown }],
  ];
  const rows: string[][] = [];
  for (const [name, profile] of windows) {
    const rounds = { profile, rounds: quick ? 4 : 32 };
    const ours = await filterWork(browser, shop, rounds);
    const least = await floorWork(browser, shop, CATEGORY, rounds);
    for (const [what, direction] of [
      ["24 products to 4", "narrowed"],
      ["4 products to 24", "widened"],
    ] as const) {
      const times = ours[direction];
      const floor = median(least[direction]);
      rows.push([
        `${name}: ${what}`,
        median(times).toFixed(0),
        Math.max(...times).toFixed(0),
        floor.toFixed(0),
        (median(times) / floor).toFixed(2),
      ]);
    }
  }
  return markdownTable(
    "A filter, from the press to the new grid (main-thread work, processor four times slower; the floor is the same grid as finished HTML)",
    ["what", "median ms", "most ms", "floor ms", "ratio"],
    rows,
  );
}
