import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, openBag, SCREENS, visit } from "../fixtures/storefront.ts";
import { field, fillShipping, openCheckout } from "./checkout-form.ts";

test.use({ ...SCREENS.phone, contextOptions: { reducedMotion: "reduce" } });

test("leads back to the payment step after a declined payment, with everything kept", async ({
  page,
  database,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await field(page, "Email").fill("declined@example.com");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  for (const [action, outcome] of [
    ["Decline payment", "Your bank did not approve this payment. Nothing was charged."],
    ["Cancel payment", "This payment was cancelled. Nothing was charged."],
  ] as const) {
    await page.getByRole("button", { name: action, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Error");
    await expect(page).toHaveTitle("Payment Error · Gemma Luce");
    await expect(page.getByRole("main")).toContainText(outcome);
    await expectNoViolations(page, outcome);
    await page.reload();
    await expect(page.getByRole("main")).toContainText(outcome);
    await page.getByRole("link", { name: "Back to Payment" }).click();
    await expect(page.getByText("declined@example.com")).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
  }
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  expect(await database.read("orders?email=eq.declined@example.com")).toHaveLength(1);
});

test("does not ask for a second payment after a closed tab, and becomes the receipt", async ({
  page,
  database,
}) => {
  await openCheckout(page);
  await fillShipping(page);
  await field(page, "Email").fill("closed@example.com");
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Pay and close the tab" }).click();
  await expect(page.getByText("Paid. Now close this tab.")).toBeVisible();
  await visit(page, "/");
  await openBag(page);
  const bag = bagOf(page);
  await expect(bag).toContainText("Your payment is being checked.");
  await expect(bag.getByRole("button", { name: "Proceed to Checkout" })).toBeHidden();
  await expect(bag).toContainText("Your payment arrived.");
  await expectNoViolations(page, "the bag that is paid");
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grazie Mille!");
  expect(await database.read("orders?email=eq.closed@example.com")).toHaveLength(1);
  // The receipt's script empties the bag.
  const checkout = () => page.evaluate(() => localStorage.getItem("gemma-luce-checkout"));
  await expect.poll(checkout).toBeNull();
  await visit(page, "/checkout");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});
