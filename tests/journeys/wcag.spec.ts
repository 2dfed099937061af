import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, openQuickView, quickAdd, SCREENS, visit } from "../fixtures/storefront.ts";

const PATHS = ["/", "/shop?category=shoes", "/products/suede-ankle-boots", "/info/size-guide"];

/** WCAG 2.2, 2.5.8, in CSS pixels. */
const MIN_TARGET_SIZE = 24;

/** Return the controls smaller than 24 px with another one in the 24 px circle around their center, except inline links. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((minSize) => {
    const isInSentence = (element: Element) =>
      element.matches("a") && element.closest("p, dd, td")?.textContent !== element.textContent;
    const boxes = [...document.querySelectorAll("a, button, input, select, summary")]
      .filter((element) => element.checkVisibility({ opacityProperty: false }))
      .filter((element) => !isInSentence(element) && !element.closest(".sr-only"))
      .map((element) => ({
        element,
        box: (element.closest("label") ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 1);
    const center = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const distance = (from: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(
        Math.max(box.left - from.x, 0, from.x - box.right),
        Math.max(box.top - from.y, 0, from.y - box.bottom),
      );
    return boxes
      .filter(({ box }) => box.width < minSize || box.height < minSize)
      .filter(({ element, box }) =>
        boxes.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            distance(center(box), other.box) < minSize / 2,
        ),
      )
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`);
  }, MIN_TARGET_SIZE);
}

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Return the elements whose text overflows and is hidden. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, h1, h2, h3, p, li, span, label, legend")]
      .filter((element) => element.checkVisibility() && !element.closest(".sr-only"))
      .filter((element) => getComputedStyle(element).overflow === "hidden")
      .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight, textContent }) => {
        return textContent && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

async function addTextSpacing(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
}

async function expectNoHorizontalScroll(page: Page, view: string) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, view).toBe(0);
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`target size and text spacing on ${screen}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: "reduce" } });

    test("has no target smaller than 24 pixels without spacing", async ({ page }) => {
      for (const path of PATHS) {
        await visit(page, path);
        expect(await smallTargets(page), path).toEqual([]);
      }
      await visit(page, "/shop?category=shoes");
      await quickAdd(page, "Woven Espadrilles");
      await openBag(page);
      expect(await smallTargets(page), "the bag").toEqual([]);
    });

    test("neither clips nor overflows with WCAG text spacing", async ({ page }) => {
      for (const path of PATHS) {
        await visit(page, path);
        await addTextSpacing(page);
        expect(await clippedTexts(page), path).toEqual([]);
        await expectNoHorizontalScroll(page, path);
      }
    });
  });
}

test.describe("at 400 % zoom", () => {
  // 1280 × 1024 pixels at 400 %.
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: "reduce" } });

  test("has no horizontal scroll with WCAG text spacing", async ({ page }) => {
    for (const path of PATHS) {
      await visit(page, path);
      await addTextSpacing(page);
      await expectNoHorizontalScroll(page, path);
    }
  });

  test("keeps every page and the bag readable and usable", async ({ page }) => {
    for (const path of PATHS) {
      await visit(page, path);
      await expectNoHorizontalScroll(page, path);
    }
    await visit(page, "/shop?category=shoes");
    await quickAdd(page, "Woven Espadrilles");
    const bag = await openBag(page);
    const overflow = await bag.evaluate(
      (drawer) =>
        [...drawer.querySelectorAll("*")].filter(
          (element) =>
            element.checkVisibility() &&
            !element.closest(".sr-only") &&
            element.getBoundingClientRect().right > window.innerWidth,
        ).length,
    );
    expect(overflow, "elements beyond the bag's edge").toBe(0);
    await bag.getByRole("button", { name: "Increase quantity" }).click();
    await expect(bag).toContainText("2");
    await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
    const dialog = page.getByRole("dialog", { name: "Ready to Checkout?" });
    await dialog.getByRole("button", { name: "Keep Shopping" }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("shows selection and focus", async ({ page }) => {
    await visit(page, "/products/suede-ankle-boots");
    const [current, other] = await page
      .getByRole("button", { name: /^Show picture/ })
      .evaluateAll((thumbnails) => thumbnails.map((one) => getComputedStyle(one).borderTopColor));
    expect(other).toBeDefined();
    expect(other).not.toBe(current);
    const camel = page.getByRole("radio", { name: "Camel" });
    const charcoal = page.getByRole("radio", { name: "Charcoal" });
    await camel.check();
    const outlineOf = (name: string) =>
      page
        .getByRole("radio", { name })
        .locator("..")
        .evaluate((label) => {
          const { borderTopWidth, backgroundColor, outlineStyle } = getComputedStyle(label);
          return { borderTopWidth, backgroundColor, outlineStyle };
        });
    await expect(charcoal).not.toBeChecked();
    expect((await outlineOf("Camel")).backgroundColor).not.toBe(
      (await outlineOf("Charcoal")).backgroundColor,
    );
    expect((await outlineOf("Camel")).borderTopWidth).toBe("1px");
    const button = page.getByRole("button", { name: "Add to Bag" });
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe(
      "solid",
    );
    await page.keyboard.press("Tab");
    expect((await outlineOf("Camel")).outlineStyle).not.toBe("");
  });

  test("shows the edges of Quick View and of the bag", async ({ page }) => {
    await visit(page, "/shop?category=shoes");
    const view = await openQuickView(page, "Woven Espadrilles");
    await expect(view).toHaveCSS("border-top-width", "1px");
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(await openBag(page)).toHaveCSS("border-left-width", "1px");
  });

  test("shows the heart on a picture", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/shop?category=shoes");
    const heart = page.getByRole("button", { name: "Add Woven Espadrilles to wishlist" });
    await expect(heart).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });

  test("shows the current page of the header and the current step of checkout", async ({
    page,
  }) => {
    await visit(page, "/shop?category=shoes");
    const links = page.getByRole("banner").getByRole("list");
    const underlineOf = (name: string) => links.getByRole("link", { name, exact: true });
    await expect(underlineOf("Shop")).toHaveCSS("text-decoration-line", "underline");
    await expect(underlineOf("Home")).toHaveCSS("text-decoration-line", "none");
    await quickAdd(page, "Woven Espadrilles");
    await visit(page, "/checkout");
    const step = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect(step("1. Shipping")).toHaveCSS("border-bottom-width", "1px");
    await expect(step("2. Payment")).toHaveCSS("border-bottom-width", "0px");
  });
});

test("announces the title after a navigation and moves the focus to the content", async ({
  page,
}) => {
  await visit(page, "/shop?category=shoes");
  await page.getByRole("link", { name: "Suede Ankle Boots" }).click();
  const announcement = page
    .getByRole("status")
    .filter({ hasText: "Suede Ankle Boots · Gemma Luce" });
  await expect(announcement).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("link", { name: "Home" })).toBeFocused();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("runs no animation", async ({ page }) => {
    await visit(page, "/shop?category=shoes");
    await quickAdd(page, "Woven Espadrilles");
    await openBag(page);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
  });
});
