import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import {
  bagOf,
  openBag,
  openQuickView,
  quickAdd,
  reload,
  SCREENS,
  visit,
  waitForScript,
} from "../fixtures/storefront.ts";

const line = (page: Page, name: string) =>
  bagOf(page).getByRole("listitem").filter({ hasText: name });

test.describe("the bag on phone", () => {
  test.use(SCREENS.phone);

  test("merges lines of one product, size and color and sums the subtotal", async ({ page }) => {
    await visit(page, "/shop?category=accessories");
    await quickAdd(page, "Woven Leather Belt", "Silk Twill Scarf", "Woven Leather Belt");
    const view = await openQuickView(page, "Woven Leather Belt");
    await view.getByRole("radio", { name: "Black" }).check();
    await view.getByRole("button", { name: "Add to Bag" }).click();

    const bag = bagOf(page);
    await expect(bag.getByRole("listitem")).toHaveCount(3);
    const tan = line(page, "Color: Tan");
    await expect(tan.getByRole("spinbutton")).toHaveValue("2");
    await expect(tan.getByText("One Size", { exact: true })).toBeVisible();
    await expect(tan).toContainText("$150.00");
    await expect(tan.locator("img")).toHaveAttribute("src", /woven-leather-belt/);
    await expect(line(page, "Color: Black").getByRole("spinbutton")).toHaveValue("1");
    await expect(bag.getByText("Subtotal").locator("..")).toContainText("$310.00 $356.50 with IVA");
    await expect(bag).toContainText("Shipping and taxes calculated at checkout");

    await test.step("the stepper changes line and subtotal, never below 1", async () => {
      await tan.getByRole("button", { name: "Increase quantity" }).click();
      await expect(bag).toContainText("$385.00");
      const black = line(page, "Color: Black");
      await expect(black.getByRole("button", { name: "Decrease quantity" })).toBeDisabled();
      await black.getByRole("spinbutton").fill("0");
      await black.getByRole("spinbutton").blur();
      await expect(black.getByRole("spinbutton")).toHaveValue("1");
    });

    await test.step("Continue Shopping closes the bag, and a reload restores it", async () => {
      await bag.getByRole("button", { name: "Continue Shopping" }).click();
      await expect(bag).toBeHidden();
      await reload(page);
      await expect(page.getByRole("button", { name: "Shopping bag, 5 items" })).toBeVisible();
      await openBag(page);
      await expect(bag).toContainText("$385.00");
    });
  });

  test("restores a removed line to its position", async ({ page }) => {
    await visit(page, "/shop?category=accessories");
    await quickAdd(page, "Woven Leather Belt", "Silk Twill Scarf", "Italian Leather Handbag");
    const bag = await openBag(page);
    await expect(bag.getByRole("listitem")).toHaveCount(3);
    await bag.getByRole("button", { name: /^Remove Silk Twill Scarf/ }).click();
    await expect(bag).toContainText("Silk Twill Scarf removed");
    await expect(bag).toContainText("$270.00");
    await expect(bag.getByRole("button", { name: "Undo" })).toBeFocused();
    await bag.getByRole("button", { name: "Undo" }).click();
    await expect(bag.getByRole("listitem").nth(1)).toContainText("Silk Twill Scarf");
    await expect(bag).toContainText("$355.00");
    await expect(bag.getByRole("button", { name: /^Remove Silk Twill Scarf/ })).toBeFocused();
  });

  test("shows an empty bag without a checkout", async ({ page }) => {
    await visit(page, "/");
    const bag = await openBag(page);
    await expect(bag).toContainText("Your bag is empty");
    await expect(bag).toContainText("Add some beautiful pieces to get started");
    await expect(bag.getByRole("button", { name: "Proceed to Checkout" })).toBeHidden();
    await bag.getByRole("button", { name: "Continue Shopping" }).click();
    await expect(bag).toBeHidden();
    await expect(page.getByRole("button", { name: "Shopping bag" })).toBeFocused();
  });

  test("confirms and opens checkout with the openCheckout event", async ({ page }) => {
    await visit(page, "/shop?category=accessories");
    await quickAdd(page, "Woven Leather Belt");
    await page.evaluate(() => {
      window.addEventListener("openCheckout", () => {
        sessionStorage.setItem("raised", "yes");
      });
    });
    const bag = await openBag(page);
    await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
    const dialog = page.getByRole("dialog", { name: "Ready to Checkout?" });
    await expect(dialog).toContainText("1 item is waiting in your bag, $86.25 with IVA.");
    const close = dialog.getByRole("button", { name: "Close" });
    const distances = () =>
      close.evaluate((button) => {
        const edges = button.closest("[role=dialog]")?.getBoundingClientRect();
        const own = button.getBoundingClientRect();
        return edges && [own.top - edges.top, edges.right - own.right];
      });
    await expect.poll(distances, "X from the upper and right edge").toEqual([8, 8]);
    await dialog.getByRole("button", { name: "Keep Shopping" }).click();
    await expect(dialog).toBeHidden();
    await expect(bag.getByRole("button", { name: "Proceed to Checkout" })).toBeFocused();
    await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
    await dialog.getByRole("button", { name: "Continue to Checkout" }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(bag).toBeHidden();
    // Checkout is another document, which loses the page's state.
    expect(await page.evaluate(() => sessionStorage.getItem("raised"))).toBe("yes");
  });
});

test("opens checkout for any openCheckout event", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => window.dispatchEvent(new CustomEvent("openCheckout")));
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await expect(page.getByText("Add some beautiful pieces to continue")).toBeVisible();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

test("synchronizes two tabs", async ({ page, context }) => {
  await visit(page, "/shop?category=accessories");
  const other = await context.newPage();
  await visit(other, "/");
  await quickAdd(page, "Woven Leather Belt");
  await expect(other.getByRole("button", { name: "Shopping bag, 1 item" })).toBeVisible();
  await openBag(other);
  await bagOf(other)
    .getByRole("button", { name: /^Remove Woven Leather Belt/ })
    .click();
  await expect(page.getByRole("button", { name: "Shopping bag", exact: true })).toHaveText("");
});

test("blocks checkout for deleted, sold-out and scarce items, and shows a price change", async ({
  page,
  database,
}) => {
  const deleted = await database.addProduct("Vanished Deleted");
  const soldOut = await database.addProduct("Vanished Sold");
  const few = await database.addProduct("Vanished Few");
  const repriced = await database.addProduct("Vanished Price");
  await visit(page, "/shop?q=vanished");
  await quickAdd(page, "Vanished Deleted", "Vanished Sold", "Vanished Few", "Vanished Few");
  await quickAdd(page, "Vanished Price");
  await database.remove(`products?id=eq.${deleted.id}`);
  await database.change(`products?id=eq.${soldOut.id}`, { inventory_status: "sold-out" });
  await database.change(`products?id=eq.${few.id}`, { quantity: 1 });
  await database.change(`products?id=eq.${repriced.id}`, { price: 64.5 });
  await reload(page);

  const bag = await openBag(page);
  await expect(line(page, "Vanished Deleted")).toContainText(
    "No longer available. Please remove it to continue.",
  );
  await expect(line(page, "Vanished Sold")).toContainText(
    "Sold out since you chose it. Please remove it to continue.",
  );
  await expect(line(page, "Vanished Few")).toContainText("Only 1 left in stock!");
  await expect(line(page, "Vanished Price")).toContainText(
    "The price has changed from $50.00 to $64.50 since you added it.",
  );
  await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(bag.getByRole("alert")).toContainText("Some items can't be bought like this.");

  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Your bag has changed" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(4);
  await page.goto("/shop?q=vanished");
  await waitForScript(page);
  await openBag(page);

  await bag.getByRole("button", { name: /^Remove Vanished Deleted/ }).click();
  await bag.getByRole("button", { name: /^Remove Vanished Sold/ }).click();
  await line(page, "Vanished Few").getByRole("button", { name: "Decrease quantity" }).click();
  await expect(bag.getByRole("alert")).toBeHidden();
  await expect(bag.getByText("Subtotal").locator("..")).toContainText("$114.50");
  await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(page.getByRole("dialog", { name: "Ready to Checkout?" })).toBeVisible();
});

test("updates a changed bag at checkout", async ({ page, database }) => {
  const deleted = await database.addProduct("Settled Deleted");
  const repriced = await database.addProduct("Settled Repriced");
  await visit(page, "/shop?q=settled");
  await quickAdd(page, "Settled Deleted", "Settled Repriced");
  await database.remove(`products?id=eq.${deleted.id}`);
  await database.change(`products?id=eq.${repriced.id}`, { price: 80 });
  await visit(page, "/checkout");
  const changed = page.getByRole("main").getByRole("listitem");
  await expect(changed).toHaveCount(2);
  await expect(changed.filter({ hasText: "Settled Repriced" })).toContainText("$50.00 to $80.00");
  await page.getByRole("button", { name: "Update my bag and continue" }).click();
  await expect(page.getByRole("textbox", { name: "First Name" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Checkout" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("$92.00");
  await expect(page.getByRole("main")).not.toContainText("Settled Deleted");
});
