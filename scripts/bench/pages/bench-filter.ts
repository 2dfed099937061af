import type { Browser } from "@playwright/test";
import { markdownTable } from "../markdown-table.ts";
import { median } from "../median.ts";
import { PROFILES, type Profile } from "../profiles.ts";
import { workOfFloor } from "./filter-floor.ts";
import { MARKS, type Turns, type Work, workOfTurns } from "./work-of-turns.ts";

/** It holds 4 of the shop's 24 products. */
const CATEGORY = "dresses";

/** In the page: chooses a category and marks the frame that shows the new grid. */
function choose([category, marks]: readonly [string, typeof MARKS]): Promise<void> {
  const grid = document.querySelector("main section ul");
  const field = Array.from(document.querySelectorAll<HTMLSelectElement>("[name=category]")).find(
    (select) => select.checkVisibility(),
  );
  if (!grid || !field) throw new Error("There is no grid, or no field to choose with");
  return new Promise((resolve) => {
    // A message posted in a frame is answered behind it: until then the frame is not whole.
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
    // In a task of its own, as a press is: what it takes to have this run in the page is no work of the page's.
    setTimeout(() => {
      performance.mark(marks.pressed);
      field.value = category;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
}

async function workOfChoices(browser: Browser, shop: string, turns: Turns): Promise<Work> {
  const context = await browser.newContext(turns.profile.context);
  try {
    const page = await context.newPage();
    await page.goto(`${shop}/shop`, { waitUntil: "networkidle" });
    const filters = page.getByRole("button", { name: "Filters" });
    if ((await filters.getAttribute("aria-expanded")) === "false") {
      // A phone has no pointer that stays where it was, over what is drawn anew.
      await (turns.profile.context.hasTouch ? filters.tap() : filters.click());
    }
    return await workOfTurns(browser, page, turns, (isNarrow) =>
      page.evaluate(choose, [isNarrow ? CATEGORY : "", MARKS] as const),
    );
  } finally {
    await context.close();
  }
}

/**
 * Takes a running shop and returns what one press on a filter costs a slow main thread until the new grid is painted, beside
 * what the same exchange costs without any script of ours.
 */
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
    const turns = { profile, rounds: quick ? 4 : 32 };
    const ours = await workOfChoices(browser, shop, turns);
    const least = await workOfFloor(browser, shop, CATEGORY, turns);
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
