import type { Locator, Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

/** Return whether a request loads the data of a page. */
const isForPage = (request: Request) => new URL(request.url()).pathname.endsWith(".data");

const PRODUCT_CODE = /\/assets\/product-[\w-]{8}\.js$/;

/** Return the requests of a page, which go on to be recorded. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return requests;
}

test.use({ dataSaver: false });

const INTENTS: [string, (link: Locator) => Promise<void>][] = [
  ["hovered", (link) => link.hover()],
  ["focused", (link) => link.focus()],
];

for (const [name, show] of INTENTS) {
  test(`prefetches a page whose link is ${name}, and uses the response when it opens`, async ({
    page,
  }) => {
    // It has no cards, whose pages are prefetched as well.
    await visit(page, "/info/about");
    const requests = recordRequests(page);
    // Neither is prefetched.
    await show(page.getByRole("banner").getByRole("link", { name: "Admin" }));
    await show(page.getByRole("banner").getByRole("link", { name: "Español" }));
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Modern Milan" });
    const prefetched = page.waitForRequest(isForPage);
    const code = page.waitForRequest(/\/assets\/shop-/);
    await show(link);
    const response = await (await prefetched).response();
    expect(await response?.headerValue("cache-control")).toBe("private, max-age=5");
    await code;
    expect(requests.filter(isForPage).map((request) => request.url())).toEqual([
      (await prefetched).url(),
    ]);

    const opened = page.waitForRequest(isForPage);
    await link.press("Enter");
    expect((await opened).url()).toBe((await prefetched).url());
    await expect(page).toHaveURL(/collection=modern-milan/);
  });
}

test.describe("in Firefox", () => {
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0" });

  test("prefetches by fetch, as its prefetches by link are blocked", async ({ page }) => {
    const prefetcher = page.waitForResponse(/\/assets\/prefetcher-/);
    await visit(page, "/info/about");
    await prefetcher;
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Modern Milan" });
    const prefetched = page.waitForRequest(isForPage);
    const code = page.waitForResponse(/\/assets\/shop-/);
    await link.hover();
    await code;
    expect((await prefetched).resourceType()).toBe("fetch");
    await (await prefetched).response();
    await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
    const requests = recordRequests(page);
    await link.click();
    await expect(page).toHaveURL(/collection=modern-milan/);
    expect(requests.filter(isForPage)).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test("opens the page of a card in sight without a request, and goes back without one", async ({
    page,
  }) => {
    const requests = recordRequests(page);
    const card = page.getByRole("main").getByRole("article").nth(1);
    const code = page.waitForResponse(PRODUCT_CODE);
    await page.goto("/shop?category=dresses");
    expect(requests.filter(isForPage), "before the page has loaded").toEqual([]);
    const name = await card.getByRole("heading").innerText();
    const path = (await card.getByRole("link").getAttribute("href")) ?? "";
    const isPrefetched = (request: Request) => new URL(request.url()).pathname === `${path}.data`;
    await expect.poll(() => requests.filter(isPrefetched)).toHaveLength(1);
    await requests.find(isPrefetched)?.response();
    await code;

    const shop = page.waitForRequest(/\/shop\.data\?category=dresses$/);
    const paths = requests.filter(isForPage).map((request) => new URL(request.url()).pathname);
    expect(paths, "each page once").toEqual([...new Set(paths)]);
    const scripts = () => requests.filter((request) => PRODUCT_CODE.test(request.url()));
    const loaded = scripts().length;
    await card.getByRole("link").tap();
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    expect(requests.filter(isPrefetched), "requests for the page").toHaveLength(1);
    expect(scripts(), "requests for its code").toHaveLength(loaded);

    // The page that the shopper came from is a likely next one.
    await (await shop).response();
    requests.length = 0;
    await page.goBack();
    await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
    expect(requests.filter((request) => request.url().includes("/shop"))).toEqual([]);
  });
});

for (const dataSaver of [false, true]) {
  test.describe(dataSaver ? "in data saver mode" : "otherwise", () => {
    test.use({ dataSaver });

    test(`prefetches ${dataSaver ? "nothing" : "the cards in sight"}`, async ({ page }) => {
      await page.clock.install();
      const requests = recordRequests(page);
      const prefetcher = page.waitForResponse(/\/assets\/prefetcher-/);
      await page.goto("/shop");
      // The browser's idle time and the rest of the page are the clock's.
      await expect
        .poll(() => page.clock.runFor(1000).then(() => requests.map((request) => request.url())))
        .toContainEqual(expect.stringContaining("/assets/prefetcher-"));
      await prefetcher;
      await page.getByRole("main").getByRole("article").first().getByRole("link").focus();
      await page.clock.runFor(1000);
      if (dataSaver) expect(requests.filter(isForPage)).toEqual([]);
      else await expect.poll(() => requests.filter(isForPage)).not.toEqual([]);
    });
  });
}
