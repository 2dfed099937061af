import { brotliCompressSync } from "node:zlib";
import type { Locator, Page, Response } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";

/** The upper limit in kilobytes on the wire, with headers, for the first visit of a phone. */
const BUDGET = { script: 127, style: 2, font: 40, image: 90, all: 290 };
/** With an empty bag, which has no pictures. */
const CHECKOUT_BUDGET = { script: 142, style: 2, font: 40, all: 290 };
const MAX_REQUESTS = 32;
/** The inline style sheet, in kilobytes. */
const MAX_INLINE_STYLE = 10.75;

const KINDS = new Map<string, keyof typeof BUDGET>([
  ["Script", "script"],
  ["Stylesheet", "style"],
  ["Font", "font"],
  ["Image", "image"],
]);

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

for (const [path, budget] of [
  ["/", BUDGET],
  ["/shop", BUDGET],
  ["/products/silk-wrap-dress", BUDGET],
  ["/es", BUDGET],
  ["/checkout", CHECKOUT_BUDGET],
] as const) {
  test(`keeps the first visit to ${path} within its budget`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const sizes = { script: 0, style: 0, font: 0, image: 0, all: 0 };
    const kinds = new Map<string, string>();
    session.on("Network.requestWillBeSent", ({ requestId, type }) => {
      kinds.set(requestId, type ?? "Other");
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = KINDS.get(kinds.get(requestId) ?? "");
      if (kind) sizes[kind] += encodedDataLength / 1024;
      sizes.all += encodedDataLength / 1024;
    });
    await page.goto(path);
    await expect.poll(() => sizes.font, "the fonts, which come last").toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    for (const [kind, max] of Object.entries(budget)) {
      const size = sizes[kind as keyof typeof BUDGET];
      expect.soft(size, `${kind} in KB`).toBeLessThan(max);
      expect.soft(size, `${kind} was measured`).toBeGreaterThan(0);
    }
    expect(kinds.size, "requests").toBeLessThanOrEqual(MAX_REQUESTS);
  });
}

for (const path of ["/", "/shop?category=dresses", "/products/silk-wrap-dress"]) {
  test(`the document of ${path} has no script before its first picture`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
    expect(style).toContain("@layer");
    expect(brotliCompressSync(style).length / 1024, "style in KB").toBeLessThan(MAX_INLINE_STYLE);
    // Browsers paint at each script in the body, also JSON: before the picture that would be an empty page.
    const body = html.slice(html.indexOf("<body"));
    const beforePicture = body.slice(0, body.search(/<img[^>]* fetchpriority="high"/i));
    expect(beforePicture).toContain("<header");
    expect(beforePicture).not.toContain("<script");
    expect(body).toContain('<script type="application/ld+json">');
  });
}

test("preloads the largest script first and compiles the largest ones while they load", async ({
  page,
}) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto("/shop", { waitUntil: "networkidle" });
  const loaded = await Promise.all(
    scripts.map(async (script) => ({ url: script.url(), text: await script.text() })),
  );
  const largest = loaded.sort((one, other) => other.text.length - one.text.length).slice(0, 3);
  // In the order of the preloads: on a busy machine the document's own scripts may run before all of them.
  const preloaded = await page
    .locator("link[rel=modulepreload]")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloaded[0]).toBe(largest[0]?.url);
  for (const { url, text } of largest) {
    expect(text, url).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

/** Hold back the scripts of a page; return the function that lets them go. */
async function holdScripts(page: Page) {
  const release = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  return release.resolve;
}

/** The pictures that a page requests from now on. */
function requestedPictures(page: Page) {
  const pictures = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.add(new URL(request.url()).pathname);
  });
  return pictures;
}

const expectLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);

/** Browsers request pictures further down after the first paint. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

test("loads both pictures beside each other on a phone before hydration", async ({ page }) => {
  const release = await holdScripts(page);
  const pictures = requestedPictures(page);
  await page.goto("/shop", { waitUntil: "domcontentloaded" });
  const cards = page.getByRole("main").getByRole("article");
  for (const index of [0, 1]) await expectLoaded(cards.nth(index).getByRole("img").first());
  await painted(page);
  expect(pictures.size).toBe(2);
  release();
});

test("loads no picture below the fold on a phone before hydration, unless it is scrolled to", async ({
  page,
}) => {
  const release = await holdScripts(page);
  const pictures = requestedPictures(page);
  const others = () => [...pictures].filter((path) => !path.includes("silk-wrap-dress"));

  await page.goto("/products/silk-wrap-dress", { waitUntil: "domcontentloaded" });
  const related = page.getByRole("article").last();
  const first = page.getByRole("main").getByRole("img").first();
  await expectLoaded(first);
  await painted(page);
  expect(others()).toEqual([]);

  await related.scrollIntoViewIfNeeded();
  await expect.poll(others).not.toEqual([]);
  release();
});
