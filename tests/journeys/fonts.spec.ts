import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";

test.use(SCREENS.phone);

const PREFIXES = { en: "", es: "/es" };

const withoutScripts = (html: string) => html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");

/** Show the main part of another page, and return the top of its first picture. */
const topOfPicture = (page: Page, main: string) =>
  page.evaluate((html) => {
    const shown = document.querySelector("main");
    if (!shown) throw new Error("The page has no main part");
    shown.outerHTML = html;
    return document.querySelector("main picture")?.getBoundingClientRect().top;
  }, main);

/** Load the fonts, as a script does. */
const loadFonts = (page: Page) =>
  page.evaluate(async () => {
    const [faces] = [...document.querySelectorAll("noscript")].flatMap(
      ({ textContent }) => /rel="stylesheet" href="([^"]+)"/.exec(textContent)?.[1] ?? [],
    );
    if (!faces) throw new Error("The page has no font style sheet");
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: faces });
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
    document.head.append(link);
    await loaded;
    await document.fonts.load("1em 'Ysabeau Office Variable'");
    await document.fonts.ready;
  });

for (const [language, prefix] of Object.entries(PREFIXES)) {
  test(`moves no product down on a phone when the fonts load, language ${language}`, async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get("/sitemap/products-1.xml")).text();
    const found = sitemap.match(/(\/es)?\/products\/[^<"]+/g) ?? [];
    const paths = [...new Set(found)].filter((path) => path.startsWith(`${prefix}/products/`));
    expect(paths.length, "products").toBeGreaterThan(20);
    const mains = await Promise.all(
      paths.map(async (path) => {
        const html = withoutScripts(await (await request.get(path)).text());
        return { path, main: /<main\b.*<\/main>/s.exec(html)?.[0] ?? "" };
      }),
    );
    // Scripts load the fonts.
    await page.route("**/products/*", async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: withoutScripts(body), contentType: "text/html" });
    });
    await page.goto(paths[0] ?? "");
    const fallbacks = new Map<string, number | undefined>();
    for (const { path, main } of mains) fallbacks.set(path, await topOfPicture(page, main));
    await loadFonts(page);
    for (const { path, main } of mains) {
      expect(fallbacks.get(path), path).toBeGreaterThan(0);
      expect.soft(await topOfPicture(page, main), path).toBe(fallbacks.get(path));
    }
  });
}
