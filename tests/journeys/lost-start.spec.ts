import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";
import { fillShipping } from "./checkout-form.ts";

test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

test("continues to payment with the last unit after an answer was lost", async ({
  page,
  database,
}) => {
  const { slug } = await database.addProduct("The Only Shawl", { quantity: 1 });
  await visit(page, `/products/${slug}`);
  await page.getByRole("main").getByRole("button", { name: "Add to Bag" }).first().click();
  await visit(page, "/checkout");
  await fillShipping(page);
  await page.route(
    "**/checkout.data*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const proceed = page.getByRole("button", { name: "Continue to Payment" });
  await proceed.click();
  await expect(page.getByRole("alert")).toContainText("please try again in a moment");
  await page.getByRole("button", { name: "Back to Shipping Information" }).click();
  await proceed.click();
  await expect(page.getByRole("button", { name: "Approve payment" })).toBeVisible();
});
