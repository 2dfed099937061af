import { freePort } from "../fixtures/free-port.ts";
import { discardShop, startShop } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { quickAdd, visit } from "../fixtures/storefront.ts";
import { openTlsProxy } from "../fixtures/tls-proxy.ts";
import { fillShipping } from "./checkout-form.ts";

test.use({ ignoreHTTPSErrors: true });

test("sells and takes forms over HTTPS, and rejects those of other sites", async ({
  page,
  request,
}) => {
  const port = await freePort();
  const proxy = await openTlsProxy(port);
  const shop = await startShop({ STORE_URL: proxy.url, PORT: String(port), TRUSTED_PROXIES: "1" });

  await visit(page, `${proxy.url}/shop`);
  await quickAdd(page, "Silk Twill Scarf");
  await visit(page, `${proxy.url}/checkout`);
  await fillShipping(page);
  await page.getByRole("button", { name: "Continue to Payment" }).click();
  await page.getByRole("button", { name: "Approve payment" }).click();
  await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();

  const sent = { form: { email: "ana@example.com" }, headers: { Origin: proxy.url } };
  expect((await request.post(`${proxy.url}/`, sent)).status()).toBe(200);
  const foreign = { ...sent, headers: { Origin: "https://evil.example" } };
  expect((await request.post(`${proxy.url}/`, foreign)).status()).toBe(403);
  await discardShop(shop);
  proxy.close();
});
