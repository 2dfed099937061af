import { test } from "../fixtures/shop-test.ts";
import { openOrderOf } from "./admin-purchase.ts";
import {
  comeToPayment,
  offer,
  orderBelts,
  pictureOfReceipt,
  sendReceipt,
} from "./manual-payment.ts";

test("shots", async ({ page, shop }) => {
  for (const kind of ["transfer", "deuna", "cash_on_delivery"] as const) await offer(shop, kind);
  const shot = async (name: string, url?: string) => {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (url) await page.goto(url);
      await page.waitForTimeout(600);
      await page.screenshot({ path: `/tmp/shots/${name}-${width}.png`, fullPage: true });
    }
  };
  await comeToPayment(page, "shot1@example.com");
  await page.getByRole("radio", { name: "Deuna" }).check();
  await shot("payment");
  const path = await orderBelts(page, "shot@example.com", "Bank transfer");
  await shot("order", path);
  await shot("order-es", `/es${path}`);
  await page.goto(path);
  await sendReceipt(page, await pictureOfReceipt("#35c"));
  await shot("order-proof");
  await openOrderOf(page, "shot@example.com");
  await page.waitForTimeout(1000);
  await shot("admin-order");
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.waitForTimeout(1500);
  await shot("settings");
});
