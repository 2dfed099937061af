import type { Page } from "@playwright/test";
import { observeLayoutShifts } from "../fixtures/layout-shifts.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

const PATHS = ["/", "/shop", "/products/silk-wrap-dress"];

/** The usual ones, and the widths of most Android phones. */
const SHIFT_SCREENS = {
  ...SCREENS,
  "a phone of 360 pixels": { ...SCREENS.phone, viewport: { width: 360, height: 800 } },
  "a phone of 412 pixels": { ...SCREENS.phone, viewport: { width: 412, height: 915 } },
};

/** What a whole page may shift. */
const MAX_SHIFT = 0.001;

const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/** Waits until both web fonts are `loading` or `loaded`. */
const expectFonts = (page: Page, status: FontFaceLoadStatus) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => family.includes("Variable"))
          .map((face) => face.status),
      ),
    )
    .toEqual([status, status]);

/** Opens a page whose font files do not arrive; returns once the fallbacks are painted, with a function that lets the files through. */
async function visitWithoutFonts(page: Page, path: string) {
  const released = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await released.promise;
    await route.continue();
  });
  await visit(page, path);
  await expectFonts(page, "loading");
  await painted(page);
  return async () => {
    released.resolve();
    await expectFonts(page, "loaded");
    await painted(page);
  };
}

/** Scrolls through the page so that every picture is fetched, and waits until each is loaded and painted. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frames = () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo({ top, behavior: "instant" });
      await frames();
    }
    window.scrollTo({ top: 0, behavior: "instant" });
    await frames();
  });
  await page.waitForLoadState("networkidle");
}

for (const [screen, options] of Object.entries(SHIFT_SCREENS)) {
  test.describe(`nothing jumps on ${screen}`, () => {
    test.use(options);

    for (const path of PATHS) {
      test(`while ${path} loads, its fonts arrive late and it is scrolled through`, async ({
        page,
      }) => {
        const takeShifts = await observeLayoutShifts(page);
        const releaseFonts = await visitWithoutFonts(page, path);
        await releaseFonts();
        await scrollThrough(page);
        const { sum, report } = await takeShifts();
        expect(sum, report).toBeLessThan(MAX_SHIFT);
      });
    }
  });
}

test.describe("without the fallback faces", () => {
  test.use(SCREENS.desktop);

  test("the same measurement sees the page jump", async ({ page }) => {
    const takeShifts = await observeLayoutShifts(page);
    const releaseFonts = await visitWithoutFonts(page, "/");
    await page.evaluate(() => {
      const [sheet] = document.styleSheets;
      const rules = [...(sheet?.cssRules ?? [])];
      for (const [index, rule] of [...rules.entries()].reverse()) {
        if (rule instanceof CSSFontFaceRule) sheet?.deleteRule(index);
      }
    });
    await painted(page);
    await takeShifts();
    await releaseFonts();
    expect((await takeShifts()).sum).toBeGreaterThan(MAX_SHIFT);
  });
});
