import { expect, test } from "../fixtures/shop-test.ts";

test("shows Spanish names on the home page that a link opens", async ({ page }) => {
  await page.goto("/es/shop");
  await page.getByRole("banner").getByRole("link", { name: "Gemma Luce" }).first().click();
  await expect(page).toHaveURL(/\/es$/);
  await expect(page.getByRole("main").getByText("Vestido cruzado de seda").first()).toBeVisible();
  await expect(page.getByText("Silk Wrap Dress")).toHaveCount(0);
});
