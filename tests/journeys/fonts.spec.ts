import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";

test.use(SCREENS.phone);

/** Return the top of the first picture with the fallback and the web fonts. */
const topsOfPicture = (page: Page) =>
  page.evaluate(async () => {
    const top = () => document.querySelector("main picture")?.getBoundingClientRect().top;
    const fallback = top();
    const [faces] = [...document.querySelectorAll("noscript")].flatMap(
      ({ textContent }) => /rel="stylesheet" href="([^"]+)"/.exec(textContent)?.[1] ?? [],
    );
    if (!faces) throw new Error("The page has no font style sheet");
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: faces });
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
    document.head.append(link);
    await loaded;
    await document.fonts.load("1em 'Ysabeau Office Variable'");
    return { fallback, webFont: top() };
  });

test("moves no product down on a phone when the fonts load", async ({ page, request }) => {
  // Scripts load the fonts.
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
  for (const path of new Set(products)) {
    await page.goto(path);
    const { fallback, webFont } = await topsOfPicture(page);
    expect(fallback, path).toBeGreaterThan(0);
    expect.soft(webFont, path).toBe(fallback);
  }
});
