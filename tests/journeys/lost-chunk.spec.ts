import { expect, test } from "../fixtures/shop-test.ts";
import { field, openCheckout } from "./checkout-form.ts";

test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

test("opens checkout although the first request for the stored bag's parsers failed", async ({
  page,
}) => {
  await openCheckout(page);
  await expect(field(page, "First Name")).toBeVisible();
  let failures = 0;
  await page.route("**/assets/parsers-*.js", async (route) => {
    failures += 1;
    await (failures === 1 ? route.abort() : route.continue());
  });
  await page.reload();
  await expect(field(page, "First Name")).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});
