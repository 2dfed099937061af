import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, openBag, quickAdd, reload, visit } from "../fixtures/storefront.ts";
import { field, fillShipping } from "./checkout-form.ts";

test("counts a line's own size and color, and adds the first one in stock", async ({ page }) => {
  await visit(page, "/shop?category=shoes");
  // Size 35 of the boots is sold out in every color.
  await quickAdd(page, "Suede Ankle Boots");
  const bag = await openBag(page);
  const boots = bag.getByRole("listitem");
  await expect(boots).toContainText("Size: 36");
  await expect(boots).toContainText("Color: Camel");
  await expect(boots.getByRole("button", { name: "Increase quantity" })).toBeDisabled();

  await page.evaluate(() => {
    const stored = localStorage.getItem("gemma-luce-bag") ?? "";
    localStorage.setItem("gemma-luce-bag", stored.replace('"size":"36"', '"size":"35"'));
  });
  await reload(page);
  await openBag(page);
  await expect(boots).toContainText("Sold out since you chose it. Please remove it to continue.");
  await bag.getByRole("button", { name: "Proceed to Checkout" }).click();
  await expect(bag.getByRole("alert")).toContainText("Some items can't be bought like this.");
});

test.describe("with a rejected bag", () => {
  // The browser reports each rejected request.
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test("shows what changed in the bag after a rejected checkout, and leads to the bag", async ({
    page,
    database,
  }) => {
    const { id } = await database.addProduct("Rejected Repriced");
    await visit(page, "/shop?q=rejected");
    await quickAdd(page, "Rejected Repriced");
    await visit(page, "/checkout");
    await fillShipping(page);
    await field(page, "Email").fill("rejected@example.com");
    await database.change(`products?id=eq.${id}`, { price: 80 });
    const proceed = page.getByRole("button", { name: "Continue to Payment" });
    await proceed.click();
    await expect(page.getByRole("alert")).toContainText("A price has changed");
    await page.getByRole("button", { name: "Back to Shipping Information" }).click();
    await expect(page.getByRole("heading", { name: "Your bag has changed" })).toBeVisible();
    await expect(page.getByRole("alert")).toBeFocused();
    await page.getByRole("button", { name: "Update my bag and continue" }).click();
    await expect(field(page, "First Name")).toHaveValue("Ana");
    await proceed.click();
    await expect(page.getByRole("button", { name: "Approve payment" })).toBeVisible();

    await page.getByRole("button", { name: "Back to Shipping Information" }).click();
    await database.change(`products?id=eq.${id}`, { inventory_status: "sold-out" });
    await proceed.click();
    await page.getByRole("link", { name: "Go to your bag" }).click();
    await expect(bagOf(page).getByRole("listitem")).toContainText("Sold out since you chose it.");
  });
});
