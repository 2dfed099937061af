import type { Browser, Page } from "@playwright/test";
import { MARKS, type Turns, type Work, workOfTurns } from "./work-of-turns.ts";

type Grid = { search: string; html: string };

async function gridOf(page: Page, shop: string, search: string): Promise<Grid> {
  await page.goto(`${shop}/shop${search}`, { waitUntil: "networkidle" });
  return { search, html: await page.locator("main section ul").first().innerHTML() };
}

/** In the page: fetches the answer a filter fetches, and puts the other grid in place of this one as plainly as can be. */
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

/**
 * Takes a running shop and returns the least that one grid in place of another can take: the shop's own page without its scripts,
 * whose grid is exchanged as finished HTML. What a filter takes longer than this is ours to answer for.
 */
export async function workOfFloor(
  browser: Browser,
  shop: string,
  category: string,
  turns: Turns,
): Promise<Work> {
  const context = await browser.newContext(turns.profile.context);
  try {
    const page = await context.newPage();
    await page.route("**/*.js", (route) => route.abort());
    const narrow = await gridOf(page, shop, `?category=${category}`);
    const wide = await gridOf(page, shop, "");
    await page.unroute("**/*.js");
    return await workOfTurns(browser, page, turns, (isNarrow) =>
      page.evaluate(exchange, [isNarrow ? narrow : wide, MARKS] as const),
    );
  } finally {
    await context.close();
  }
}
