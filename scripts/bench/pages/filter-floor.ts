import type { Browser, Page } from "@playwright/test";
import { MARKS, mainThreadWork, type RoundOptions, type Work } from "./main-thread-work.ts";

type Grid = { search: string; html: string };

async function gridOf(page: Page, shop: string, search: string): Promise<Grid> {
  await page.goto(`${shop}/shop${search}`, { waitUntil: "networkidle" });
  return { search, html: await page.locator("main section ul").first().innerHTML() };
}

/** Runs in the page: fetch the data a filter fetches, and replace the grid in the simplest way. */
async function exchange([{ search, html }, marks]: readonly [Grid, typeof MARKS]): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  performance.mark(marks.pressed);
  await (await fetch(`/shop.data${search}`)).text();
  history.pushState(null, "", `/shop${search}`);
  const grid = document.querySelector("main section ul");
  if (!grid) throw new Error("There is no grid");
  grid.innerHTML = html;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    requestAnimationFrame(() => {
      performance.mark(marks.painting);
      port2.postMessage(null);
    });
  });
}

/** Measure the floor of a filter: the shop's page without scripts, whose grid is replaced by ready HTML. */
export async function floorWork(
  browser: Browser,
  shop: string,
  category: string,
  rounds: RoundOptions,
): Promise<Work> {
  const context = await browser.newContext(rounds.profile.context);
  try {
    const page = await context.newPage();
    await page.route("**/*.js", (route) => route.abort());
    const narrow = await gridOf(page, shop, `?category=${category}`);
    const wide = await gridOf(page, shop, "");
    await page.unroute("**/*.js");
    return await mainThreadWork(browser, page, rounds, (isNarrow) =>
      page.evaluate(exchange, [isNarrow ? narrow : wide, MARKS] as const),
    );
  } finally {
    await context.close();
  }
}
