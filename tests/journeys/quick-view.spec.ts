import { keysOf } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, openQuickView, picturesOf, SCREENS, visit } from "../fixtures/storefront.ts";

test.describe("Quick View on phone", () => {
  test.use(SCREENS.phone);

  test("shows gallery, name, collection, price, description, pickers and stock", async ({
    page,
  }) => {
    await visit(page, "/shop?category=outerwear");
    const view = await openQuickView(page, "Cashmere Blazer");
    const heading = view.getByRole("heading", { name: "Cashmere Blazer" });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(view.getByRole("link", { name: "modern milan" })).toBeVisible();
    await expect(view).toContainText("$385.00");
    await expect(view).toContainText("double-faced cashmere woven in Biella");
    await expect(view).toContainText("Only 5 left in stock!");
    await expect(view.getByRole("radio")).toHaveCount(8);

    const pictures = picturesOf(view, "Cashmere Blazer");
    await expect(pictures.first()).toBeInViewport({ ratio: 0.5 });
    await view.getByRole("button", { name: "Show picture 2 of 2" }).click();
    await expect(pictures.last()).toBeInViewport({ ratio: 0.5 });
    await expect(view.getByRole("button", { name: "Show picture 2 of 2" })).toHaveAttribute(
      "aria-current",
      "true",
    );

    await view.getByRole("link", { name: "View full details" }).click();
    await expect(page).toHaveURL(/\/products\/cashmere-blazer$/);
    await expect(view).toBeHidden();
  });

  test("moves nothing when the stock comes late", async ({ page }) => {
    let sendStock = () => {};
    const isDue = new Promise<void>((resolve) => {
      sendStock = resolve;
    });
    await page.route("**/products/suede-ankle-boots/stock", async (route) => {
      await isDue;
      await route.continue();
    });
    await visit(page, "/shop?category=shoes");
    const view = await openQuickView(page, "Suede Ankle Boots");
    const details = view.getByRole("link", { name: "View full details" });
    await details.scrollIntoViewIfNeeded();
    const before = await details.boundingBox();
    sendStock();
    await expect(view.getByText("Is your size or color sold out?")).toBeVisible();
    expect(await details.boundingBox()).toEqual(before);
  });

  test("keeps the quantity between 1 and the free stock", async ({ page }) => {
    await visit(page, "/shop?category=outerwear");
    const view = await openQuickView(page, "Cashmere Blazer");
    const quantity = view.getByRole("spinbutton", { name: "Quantity" });
    const more = view.getByRole("button", { name: "Increase quantity" });
    const less = view.getByRole("button", { name: "Decrease quantity" });
    await expect(quantity).toHaveValue("1");
    await expect(less).toBeDisabled();
    await more.click();
    await expect(quantity).toHaveValue("2");
    await expect(view.getByRole("status").filter({ hasText: "Quantity: 2" })).toHaveCount(1);
    await less.click();
    await expect(quantity).toHaveValue("1");
    await expect(less).toBeDisabled();
    await expect(less).toBeFocused();
    await quantity.fill("99");
    await quantity.blur();
    await expect(quantity).toHaveValue("5");
    await expect(more).toBeDisabled();
    await quantity.fill("0");
    await quantity.blur();
    await expect(quantity).toHaveValue("1");
  });

  test("requires size and color, adds, closes after one second and opens the bag", async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, "/shop?category=dresses");
    const view = await openQuickView(page, "Silk Wrap Dress");
    await expect(view).toContainText("in stock and ready to ship");
    await view.getByRole("button", { name: "Add to Bag" }).click();
    await expect(view.getByRole("alert")).toHaveText("Please select size and color");
    await view.getByRole("radio", { name: "M", exact: true }).check();
    await expect(view.getByRole("alert")).toBeVisible();
    await view.getByRole("radio", { name: "Cream" }).check();
    await expect(view.getByRole("alert")).toBeHidden();
    await view.getByRole("button", { name: "Increase quantity" }).click();

    await page.clock.pauseAt(Date.now() + 3_600_000);
    await view.getByRole("button", { name: "Add to Bag" }).click();
    await expect(view.getByRole("button", { name: "Adding..." })).toBeVisible();
    await page.clock.runFor(350);
    await expect(view.getByRole("button", { name: "Added!" })).toBeVisible();
    await page.clock.runFor(990);
    await expect(view.getByRole("button", { name: "Added!" })).toBeVisible();
    const added = view.getByRole("button", { name: "Added!" });
    const isKept = added.evaluate(
      (button) =>
        new Promise<boolean>((resolve) => {
          const seen = new Set<string | null>();
          new MutationObserver(() => {
            if (button.isConnected) seen.add(button.textContent);
            else resolve(seen.size === 0);
          }).observe(document, { subtree: true, childList: true, characterData: true });
        }),
    );
    await page.clock.runFor(10);
    await page.clock.resume();
    await expect(view).toBeHidden();
    expect(await isKept).toBe(true);

    const line = bagOf(page).getByRole("listitem");
    await expect(line).toContainText("Silk Wrap Dress");
    await expect(line).toContainText("Size: M");
    await expect(line).toContainText("Color: Cream");
    await expect(line.getByRole("spinbutton")).toHaveValue("2");
  });

  test("strikes out sold-out sizes and shows the stock of the chosen size and color", async ({
    page,
  }) => {
    await visit(page, "/shop?category=shoes");
    const view = await openQuickView(page, "Suede Ankle Boots");
    await expect(view).toContainText("11 in stock and ready to ship");
    for (const size of ["35", "40", "41"]) {
      const soldOut = view.getByRole("radio", { name: size });
      await expect(soldOut).toBeDisabled();
      await expect(view.getByText(size, { exact: true })).toHaveCSS(
        "text-decoration-line",
        "line-through",
      );
    }
    await view.getByRole("radio", { name: "37" }).check();
    await expect(view).toContainText("3 in stock and ready to ship");
    await view.getByRole("radio", { name: "Charcoal" }).check();
    await expect(view).toContainText("1 in stock and ready to ship");
    await expect(view.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
    await view.getByRole("radio", { name: "Camel" }).check();
    await expect(view).toContainText("2 in stock and ready to ship");
  });

  test("shows a sold-out product without Add to Bag", async ({ page }) => {
    await visit(page, "/shop?category=tops");
    const view = await openQuickView(page, "Silk Blouse");
    await expect(view.getByRole("button", { name: "Sold Out" })).toBeDisabled();
    await expect(view.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
    await expect(view.getByRole("button", { name: "Add to Bag" })).toBeHidden();
  });

  test("resets the choice when closed and returns the focus to the card", async ({ page }) => {
    await visit(page, "/shop?category=dresses");
    const view = await openQuickView(page, "Silk Wrap Dress");
    await view.getByRole("radio", { name: "M", exact: true }).check();
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(page.getByRole("button", { name: "Quick View: Silk Wrap Dress" })).toBeFocused();
    await openQuickView(page, "Silk Wrap Dress");
    await expect(view.getByRole("radio", { name: "M", exact: true })).not.toBeChecked();
    await view.getByRole("button", { name: "Close" }).click();
    await expect(view).toBeHidden();
  });
});

test("subtracts what other shoppers hold in checkout", async ({ page, shop, database }) => {
  const { secret } = await keysOf(shop);
  const { id } = await database.addProduct("Held Clutch", {
    inventory_status: "low-stock",
    quantity: 5,
  });
  const customer = {
    firstName: "Ana",
    lastName: "Vega",
    email: "holder@example.com",
    phone: "0991234567",
    address: "Calle Larga 1",
    city: "Cuenca",
    country: "Ecuador",
  };
  const held = await fetch(`${shop.supabaseUrl}/rest/v1/rpc/start_checkout`, {
    method: "POST",
    headers: { apikey: secret, "content-type": "application/json" },
    body: JSON.stringify({
      customer,
      lines: [{ productId: id, size: "One Size", color: "Navy", quantity: 3 }],
    }),
  });
  const { reference } = await held.json();
  await visit(page, "/shop?q=held");
  const view = await openQuickView(page, "Held Clutch");
  await expect(view).toContainText("Only 2 left in stock!");
  await view.getByRole("button", { name: "Increase quantity" }).click();
  await expect(view.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
  await database.remove(`checkouts?reference=eq.${reference}`);
});

test("keeps the close button in sight while Quick View scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, "/shop");
  const view = await openQuickView(page, "Silk Wrap Dress");
  const close = view.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await view.getByRole("link", { name: /details/i }).scrollIntoViewIfNeeded();
  await expect(close).toBeInViewport({ ratio: 1 });
});
