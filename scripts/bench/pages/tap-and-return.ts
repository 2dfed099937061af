import type { Browser, Page } from "@playwright/test";
import { PHONE, slowDown } from "../profiles.ts";

/** How long a shopper looks at the page before the tap. */
const LOOK_MS = 4000;

type Watched = { now: Promise<number> };

declare global {
  interface Window {
    drawn: Watched;
  }
}

/** Runs in the page: measure from the next press, or from now, to the frame that shows this heading. */
function watch({ heading, isPressed }: { heading: string; isPressed: boolean }) {
  const { promise, resolve } = Promise.withResolvers<number>();
  window.drawn = { now: promise };
  const { port1, port2 } = new MessageChannel();
  const start = (from: number) => {
    const look = () => {
      if (document.querySelector("main h1")?.textContent !== heading) {
        return requestAnimationFrame(look);
      }
      // A message posted in a frame is handled after it is complete.
      port1.onmessage = () => resolve(performance.now() - from);
      requestAnimationFrame(() => port2.postMessage(null));
    };
    look();
  };
  if (!isPressed) start(performance.now());
  else {
    const options = { once: true, capture: true };
    document.addEventListener("pointerdown", ({ timeStamp }) => start(timeStamp), options);
  }
}

const drawn = (page: Page) => page.evaluate(() => window.drawn.now);

/** Tap a card of the shop and go back. Returns the milliseconds to the drawn pages. */
export async function tapAndReturn(browser: Browser, shop: string, index: number) {
  const context = await browser.newContext({ ...PHONE.context, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, PHONE);
    // A phone has a cache, and this visit begins with an empty one.
    await session.send("Network.setCacheDisabled", { cacheDisabled: false });
    await page.goto(`${shop}/shop`, { waitUntil: "load" });
    const card = page.getByRole("main").getByRole("article").nth(index);
    await card.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await page.evaluate(watch, { heading: name, isPressed: true });
    await card.getByRole("link", { name }).tap();
    const tap = await drawn(page);
    await page.waitForTimeout(LOOK_MS);
    await page.evaluate(watch, { heading, isPressed: false });
    await page.evaluate(() => history.back());
    return { tap, back: await drawn(page) };
  } finally {
    await context.close();
  }
}
