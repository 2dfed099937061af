import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";

test.use({ expectedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|status of 403/] });

test("keeps a form whose connection is lost", async ({ page }) => {
  await visit(page, "/orders");
  const number = page.getByRole("textbox", { name: "Order Number" });
  await number.fill("0C8F2D1A");
  await page.getByRole("textbox", { name: "Email" }).fill("ana@example.com");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Find order" }).click();
  await expect(page.getByRole("alert")).toContainText("We could not look for your order just now.");
  await expect(number).toHaveValue("0C8F2D1A");
});

for (const status of [200, 403]) {
  test(`keeps a form that a proxy answers with HTML and status ${status}`, async ({ page }) => {
    await visit(page, "/orders");
    const number = page.getByRole("textbox", { name: "Order Number" });
    await number.fill("0C8F2D1A");
    await page.getByRole("textbox", { name: "Email" }).fill("ana@example.com");
    await page.route("**/orders.data*", (route) =>
      route.fulfill({ status, contentType: "text/html", body: "<h1>Please sign in</h1>" }),
    );
    await page.getByRole("button", { name: "Find order" }).click();
    await expect(page.getByRole("alert")).toContainText("We could not look for your order");
    await expect(number).toHaveValue("0C8F2D1A");
  });
}
