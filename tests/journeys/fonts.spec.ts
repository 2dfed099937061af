import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";

test.use(SCREENS.phone);

/** Where the page's first picture begins, before its fonts come and with them. */
const topsOfPicture = (page: Page) =>
  page.evaluate(async () => {
    const top = () => document.querySelector("main picture")?.getBoundingClientRect().top;
    const fallback = top();
    const [faces] = [...document.querySelectorAll("noscript")].flatMap(
      ({ textContent }) => /rel="stylesheet" href="([^"]+)"/.exec(textContent)?.[1] ?? [],
    );
    if (!faces) throw new Error("The page names no fonts");
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: faces });
    const come = new Promise((resolve) => link.addEventListener("load", resolve));
    document.head.append(link);
    await come;
    await document.fonts.load("1em 'Ysabeau Office Variable'");
    return { fallback, ours: top() };
  });

test("on a phone no product moves down when the fonts come", async ({ page, request }) => {
  // Without its scripts a page asks for no font by itself.
  await page.route("**/products/*", async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      body: body.replace(/<script\b[^>]*>.*?<\/script>/gs, ""),
      contentType: "text/html",
    });
  });
  const sitemap = await (await request.get("/sitemap/products-1.xml")).text();
  const products = sitemap.match(/(\/es)?\/products\/[^<"]+/g) ?? [];
  expect(products.length, "products in two languages").toBeGreaterThan(40);
  for (const address of new Set(products)) {
    await page.goto(address);
    const { fallback, ours } = await topsOfPicture(page);
    expect(fallback, address).toBeGreaterThan(0);
    expect.soft(ours, address).toBe(fallback);
  }
});
