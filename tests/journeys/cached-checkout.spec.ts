import { inlineScripts, scriptSources } from "../fixtures/script-sources.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openCheckout } from "./checkout-form.ts";

const INFORMATION = "shop_information?id=eq.true";
/** Would end a script's text, open another, or be changed by an HTML parser. */
const HOSTILE =
  "Sin uso, niña 😀\r\n</script><script>document.title='x'</script><!--<script>\u2028&amp;";

const PAGES = ["/checkout", "/es/checkout"];

/** The settings that checkout shows or asks by, with a text that its HTML or its data then has. */
const CHANGES: [string, string, Record<string, unknown>, string][] = [
  ["the seller", INFORMATION, { legal_name: "Gemma Luce S.A.S." }, "Gemma Luce S.A.S."],
  [
    "where orders are picked up",
    INFORMATION,
    { pickup_address: "Calle Larga 9-40" },
    "Calle Larga 9-40",
  ],
  ["countries of delivery", INFORMATION, { delivery_countries: ["Ecuador", "Perú"] }, "Perú"],
  [
    "the terms",
    INFORMATION,
    { return_terms: HOSTILE, return_terms_es: HOSTILE },
    "Sin uso, niña 😀",
  ],
  [
    "a way to pay",
    "payment_methods?kind=eq.transfer",
    { is_enabled: true, provinces: ["Azuay"] },
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
  for (const [name, query, values, text] of CHANGES) {
    const before = await Promise.all(PAGES.map((path) => get(path)));
    for (const [index, path] of PAGES.entries()) {
      const { etag } = before[index] ?? {};
      expect((await get(`${path}?step=payment`, etag)).status, path).toBe(304);
    }
    await database.change(query, values);
    for (const [index, path] of PAGES.entries()) {
      const { status, headers, html } = await get(path, before[index]?.etag);
      expect([name, path, status]).toEqual([name, path, 200]);
      expect(html).toContain(text);
      const sources = scriptSources(headers.get("content-security-policy") ?? "");
      expect(new Set(sources.filter((source) => /^'(?!self')/.test(source)))).toEqual(
        inlineScripts(html).hashes,
      );
      expect(html, path).not.toContain("nonce");
    }
  }
  expect((await get("/checkout.data")).html).toContain("Calle Larga 9-40");
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

test("runs no inline script in checkout that the server did not write", async ({ page, shop }) => {
  const response = await fetch(`${shop.url}/checkout`);
  const policy = response.headers.get("content-security-policy") ?? "";
  const html = await response.text();
  await page.route("**/checkout", (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      headers: { "content-security-policy": policy },
      body: html.replace("</main>", "<script>document.title='injected'</script></main>"),
    }),
  );
  const violation = page.waitForEvent("console", (message) =>
    /violates.*script-src/.test(message.text()),
  );
  await page.goto("/checkout");
  await violation;
  await expect(page).toHaveTitle(/Checkout/);
});
