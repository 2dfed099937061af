import type { RunningShop } from "../fixtures/running-shop.ts";
import { inlineScripts, scriptSources } from "../fixtures/script-sources.ts";
import type { ShopDatabase } from "../fixtures/shop-database.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openCheckout } from "./checkout-form.ts";
import { askDatabase, offer, offerNothing } from "./manual-payment.ts";

const INFORMATION = "shop_information?id=eq.true";
/** Would end a script's text, open another, or be changed by an HTML parser. */
const HOSTILE =
  "Sin uso, niña 😀\r\n</script><script>document.title='x'</script><!--<script>\u2028&amp;";

const PAGES = ["/checkout", "/es/checkout"];

type Change = { shop: RunningShop; database: ShopDatabase };

const inform =
  (values: Record<string, unknown>) =>
  ({ database }: Change) =>
    database.change(INFORMATION, values);

/** Settings that checkout shows or asks by, with a text that its document then has. The last one shows in its data alone. */
const CHANGES: [string, (change: Change) => Promise<unknown>, string][] = [
  ["the seller", inform({ legal_name: "Gemma Luce S.A.S." }), "Gemma Luce S.A.S."],
  ["pick-up", inform({ pickup_address: "Calle Larga 9-40" }), "Calle Larga 9-40"],
  ["the countries of delivery", inform({ delivery_countries: ["Ecuador", "Perú"] }), "Perú"],
  ["the terms", inform({ return_terms: HOSTILE, return_terms_es: HOSTILE }), "Sin uso, niña 😀"],
  [
    "a zone of delivery",
    ({ database }) =>
      database.setDeliveryZones([
        {
          name: "Galápagos by air",
          nameEs: "Galápagos by air",
          provinces: ["Galápagos"],
          price: 12,
        },
        { name: "Mainland", nameEs: "Continente", isEverywhereElse: true, provinces: [], price: 3 },
      ]),
    "Galápagos by air",
  ],
  [
    "a way to pay that depends on the province",
    async ({ shop }) => {
      await offer(shop, "transfer");
      await askDatabase(shop, "PATCH", "payment_methods?kind=eq.transfer", {
        provinces: ["Azuay"],
      });
    },
    "",
  ],
];

test("serves a cached checkout until a setting changes, with exactly its scripts in the policy", async ({
  shop,
  database,
}) => {
  const get = async (path: string, etag = "") => {
    const response = await fetch(shop.url + path, { headers: { "if-none-match": etag } });
    const { status, headers } = response;
    return { status, headers, etag: headers.get("etag") ?? "", html: await response.text() };
  };
  for (const [name, change, text] of CHANGES) {
    const before = await Promise.all(PAGES.map((path) => get(path)));
    for (const [index, path] of PAGES.entries()) {
      const { etag } = before[index] ?? {};
      expect((await get(`${path}?step=payment`, etag)).status, path).toBe(304);
    }
    await change({ shop, database });
    for (const [index, path] of PAGES.entries()) {
      const { etag } = before[index] ?? {};
      // Writes of other processes are noticed within half a second (decision 018).
      await expect.poll(async () => (await get(path, etag)).status, name).toBe(200);
      const { headers, html } = await get(path);
      expect(html).toContain(text);
      const sources = scriptSources(headers.get("content-security-policy") ?? "");
      expect(new Set(sources.filter((source) => /^'(?!self')/.test(source)))).toEqual(
        inlineScripts(html).hashes,
      );
      expect(html, path).not.toContain("nonce");
    }
  }
  expect((await get("/checkout.data")).html).toContain("Calle Larga 9-40");
  await offerNothing(shop);
});

test("runs checkout's scripts with hostile texts, from the cache as well", async ({
  page,
  database,
}) => {
  await database.change(INFORMATION, { return_terms: HOSTILE, legal_name: "</script><script>😀" });
  await openCheckout(page);
  for (let view = 1; view <= 2; view += 1) {
    await expect(page.getByRole("textbox", { name: "First Name" })).toBeVisible();
    await expect(page).toHaveTitle(/Checkout/);
    await expect(page.getByRole("contentinfo")).toContainText("</script><script>😀");
    await page.reload();
  }
});

test.describe("with an injected script", () => {
  test.use({ expectedConsoleErrors: [/script-src/] });
  test("runs no inline script in checkout that the server did not write", async ({
    page,
    shop,
  }) => {
    const response = await fetch(`${shop.url}/checkout`);
    const policy = response.headers.get("content-security-policy") ?? "";
    const html = await response.text();
    await page.route("**/checkout", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        headers: { "content-security-policy": policy },
        body: html.replace("</body>", "<script>document.title='injected'</script></body>"),
      }),
    );
    const violation = page.waitForEvent("console", (message) =>
      /violates.*script-src/.test(message.text()),
    );
    await page.goto("/checkout");
    await violation;
    await expect(page).toHaveTitle(/Checkout/);
  });
});
