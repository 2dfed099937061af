import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { placeOrder } from "./admin-order.ts";
import { openOrderOf } from "./admin-purchase.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("restocks a cancelled order", async ({ page, shop, database }) => {
  const email = "alba@example.com";
  const stock = async () =>
    (await database.read<{ quantity: number }>("products?slug=eq.silk-twill-scarf"))[0]?.quantity;
  const before = (await stock()) ?? 0;
  await placeOrder(shop, { firstName: "Alba", lastName: "Ríos", email });
  expect(await stock()).toBe(before - 1);
  await openOrderOf(page, email);
  const dialog = page.getByRole("dialog", { name: "Mark this order as Cancelled?" });
  const box = dialog.getByRole("checkbox", { name: "Put its units back in stock" });
  const open = page.getByRole("main").getByRole("button", { name: "Mark as Cancelled" });

  await open.press("Enter");
  await expect(box).toBeChecked();
  await expectNoViolations(page, "the dialog before an order is cancelled");
  await dialog.getByRole("button", { name: "Go Back" }).press("Enter");
  await expect(dialog).toBeHidden();
  expect(await stock()).toBe(before - 1);

  await open.press("Enter");
  await dialog.getByRole("button", { name: "Mark as Cancelled" }).press("Enter");
  await expect(page.getByText("Pending → Cancelled")).toBeVisible();
  await expect(page.getByText("1 unit put back in stock")).toHaveCount(1);
  expect(await stock()).toBe(before);
});
