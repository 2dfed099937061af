import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, openQuickView, productCard, quickAdd, visit } from "../fixtures/storefront.ts";

/** The second word is as long as Spanish ones are, the third longer than any column. */
const LONG_NAME = "Vestido extraordinariamente superextraordinarísimacapadecachemira";

/** Write a text and return by how many pixels it reaches beyond the ancestor that a selector finds. */
const overflowWith = (element: Locator, text: string, selector: string) =>
  element.evaluate(
    (node, { text, selector }) => {
      node.textContent = text;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = node.closest(selector)?.getBoundingClientRect();
      if (!box) throw new Error(`No ${selector} is around the text.`);
      return Math.max(0, Math.round(range.getBoundingClientRect().right - box.right));
    },
    { text, selector },
  );

for (const width of [390, 768, 1440]) {
  test(`keeps long names and prices in their column at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/shop?category=accessories");
    const name = "Woven Leather Belt";
    const nameOnCard = productCard(page, name).getByRole("heading").getByRole("link");

    await quickAdd(page, name);
    const line = (await openBag(page)).getByRole("listitem").first();
    const price = line.getByText(/^\$/).first();
    await overflowWith(line.getByRole("link", { name }), LONG_NAME, "li");
    expect(await overflowWith(price, "$1,149,999.99", "li"), "the price in the bag").toBe(0);
    await page.keyboard.press("Escape");

    const title = (await openQuickView(page, name)).getByRole("heading");
    expect(await overflowWith(title, LONG_NAME, "h2"), "the name in Quick View").toBe(0);
    await page.keyboard.press("Escape");

    expect(await overflowWith(nameOnCard, LONG_NAME, "h3"), "the name on the card").toBe(0);
  });
}

test("shows five pictures within Quick View on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/shop");
  const view = await openQuickView(page, "Silk Wrap Dress");
  const thumbnail = view.getByRole("button", { name: /^Show picture 1/ });
  await thumbnail.evaluate((button) => {
    const item = button.parentElement;
    for (let count = 2; count < 5; count++) item?.after(item.cloneNode(true));
  });
  const [heading, dialog] = [
    await view.getByRole("heading").boundingBox(),
    await view.boundingBox(),
  ];
  if (!heading || !dialog) throw new Error("Quick View is not shown.");
  expect(heading.x + heading.width).toBeLessThan(dialog.x + dialog.width);
});
