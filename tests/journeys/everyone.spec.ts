import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, quickAdd, SCREENS, visit } from "../fixtures/storefront.ts";

const ADDRESSES = ["/", "/shop?category=shoes", "/products/suede-ankle-boots", "/info/size-guide"];

/** WCAG 2.2, 2.5.8: the side in CSS pixels that a target has at least, or the clear circle round it. */
const LEAST = 24;

/** Names each control smaller than 24 px that has another within the circle of 24 px round its middle; links within a sentence are excepted. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
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
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const reach = (from: { x: number; y: number }, box: DOMRect) =>
      Math.hypot(
        Math.max(box.left - from.x, 0, from.x - box.right),
        Math.max(box.top - from.y, 0, from.y - box.bottom),
      );
    return boxes
      .filter(({ box }) => box.width < least || box.height < least)
      .filter(({ element, box }) =>
        boxes.some(
          (other) =>
            other.element !== element &&
            !other.element.contains(element) &&
            reach(middle(box), other.box) < least / 2,
        ),
      )
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}×${box.height}`);
  }, LEAST);
}

/** The text spacing that WCAG 2.2, 1.4.12 lets a reader set. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/** Names the texts that their own box cuts off. */
function cutOff(page: Page): Promise<string[]> {
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

async function expectNoSidewaysScroll(page: Page, view: string) {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, view).toBe(0);
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`for every finger on ${screen}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: "reduce" } });

    test("no target is smaller than 24 pixels without room round it", async ({ page }) => {
      for (const address of ADDRESSES) {
        await visit(page, address);
        expect(await tooSmall(page), address).toEqual([]);
      }
      await visit(page, "/shop?category=shoes");
      await quickAdd(page, "Woven Espadrilles");
      await openBag(page);
      expect(await tooSmall(page), "the bag").toEqual([]);
    });

    test("text spaced as a reader likes is neither cut off nor pushed out", async ({ page }) => {
      for (const address of ADDRESSES) {
        await visit(page, address);
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, SPACED);
        expect(await cutOff(page), address).toEqual([]);
        await expectNoSidewaysScroll(page, address);
      }
    });
  });
}

test.describe("at 400 % zoom", () => {
  // 1280 by 1024 pixels, four times enlarged.
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: "reduce" } });

  test("every page and the whole bag can be read and used", async ({ page }) => {
    for (const address of ADDRESSES) {
      await visit(page, address);
      await expectNoSidewaysScroll(page, address);
    }
    await visit(page, "/shop?category=shoes");
    await quickAdd(page, "Woven Espadrilles");
    const bag = await openBag(page);
    const over = await bag.evaluate(
      (drawer) =>
        [...drawer.querySelectorAll("*")].filter(
          (element) =>
            element.checkVisibility() &&
            !element.closest(".sr-only") &&
            element.getBoundingClientRect().right > window.innerWidth,
        ).length,
    );
    expect(over, "what the bag's edge cuts off").toBe(0);
    await bag.getByRole("button", { name: "Increase quantity" }).click();
    await expect(bag).toContainText("2");
    await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
    const question = page.getByRole("dialog", { name: "Ready to Checkout?" });
    await question.getByRole("button", { name: "Keep Shopping" }).click();
    await expect(question).toBeHidden();
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("what is chosen, and what is focused, still shows", async ({ page }) => {
    await visit(page, "/products/suede-ankle-boots");
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
});

test("a page reached by a link tells its title, and the keyboard begins at its content", async ({
  page,
}) => {
  await visit(page, "/shop?category=shoes");
  await page.getByRole("link", { name: "Suede Ankle Boots" }).click();
  const told = page.getByRole("status").filter({ hasText: "Suede Ankle Boots · Gemma Luce" });
  await expect(told).toHaveCount(1);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("link", { name: "Home" })).toBeFocused();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself, and windows open at once", async ({ page }) => {
    await visit(page, "/shop?category=shoes");
    await quickAdd(page, "Woven Espadrilles");
    await openBag(page);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
    expect(running).toBe(0);
  });
});
