import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";

/** Chromium's format. */
type TraceEvent = { name: string; args?: { elementCount?: number } };

/** What the change of a picture may restyle: the picture and the ancestors that a `:has()` looks at. */
const MAX_ELEMENTS = 30;

test.use(SCREENS.phone);

for (const path of ["/", "/shop", "/products/silk-wrap-dress"]) {
  test(`restyles only what changes on a phone's ${path}`, async ({ page, browser }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await page.locator("body *").count()).toBeGreaterThan(5 * MAX_ELEMENTS);
    await browser.startTracing(page, { categories: ["devtools.timeline"] });
    await page.evaluate(() => {
      const picture = document.querySelector("main picture");
      picture?.before(picture.cloneNode(true));
      document.body.getBoundingClientRect();
    });
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
    const counts = trace.traceEvents
      .filter(({ name }) => name === "UpdateLayoutTree")
      .map(({ args }) => args?.elementCount ?? 0);
    expect(counts).not.toEqual([]);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_ELEMENTS);
  });
}
