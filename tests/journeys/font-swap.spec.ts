import type { Page } from "@playwright/test";
import { observeLayoutShifts, painted } from "../fixtures/layout-shifts.ts";
import { MACHINES, type Machine } from "../fixtures/machine-fonts.ts";
import { test } from "../fixtures/machine-test.ts";
import { expect } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

const PATHS = ["/", "/shop", "/products/silk-wrap-dress"];

/** Also the widths of most Android phones. */
const SHIFT_SCREENS = {
  ...SCREENS,
  "a phone of 360 pixels": { ...SCREENS.phone, viewport: { width: 360, height: 800 } },
  "a phone of 412 pixels": { ...SCREENS.phone, viewport: { width: 412, height: 915 } },
};

type Screen = keyof typeof SHIFT_SCREENS;

/** The screens of each system's machines. Arial and Times, of iOS and Windows, have the widths of the Liberation fonts. */
const SCREENS_OF: Record<Machine, Screen[]> = {
  android: Object.keys(SHIFT_SCREENS) as Screen[],
  liberation: ["phone", "desktop"],
  dejavu: ["desktop"],
};

/** Cumulative layout shift. */
const MAX_SHIFT = 0.001;

/** Wait until both web fonts have a status. */
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

/** Open a page with blocked font files and return a function that releases them. Resolves once the fallbacks are painted. */
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

/** Scroll through the page until every picture is loaded. */
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

for (const machine of MACHINES) {
  for (const screen of SCREENS_OF[machine]) {
    test.describe(`layout shift on ${screen} with the fonts of ${machine}`, () => {
      test.use({ ...SHIFT_SCREENS[screen], machine });

      for (const path of PATHS) {
        test(`is none while ${path} loads with late fonts and is scrolled through`, async ({
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

  test.describe(`without the fallback faces, with the fonts of ${machine}`, () => {
    test.use({ ...SCREENS.desktop, machine });

    test("detects a layout shift", async ({ page }) => {
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
}
