import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";

/** In so many pieces a page arrives. */
const PIECES = 24;

type Place = { what: string; top: number; left?: number; width?: number; shown?: string | null };

/** Where everything stands that the window shows. What the page's end cuts in two may still grow, but not upwards. */
const placesOf = (page: Page): Promise<Place[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let last: Node = document.body;
    while (last.lastChild) last = last.lastChild;
    const elements = document.querySelectorAll("body :is(img, h1, h2, h3, p, a, button, label)");
    return [...elements].flatMap((element, index) => {
      const { left, top, width } = element.getBoundingClientRect();
      const isSeen = width > 0 && top < window.innerHeight;
      if (!isSeen) return [];
      const what = `${index} ${element.tagName}`;
      if (element.contains(last)) return [{ what, top }];
      return [
        { what, top, left, width, shown: element.textContent || element.getAttribute("src") },
      ];
    });
  });

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    for (const address of ["/", "/shop", "/products/silk-wrap-dress"]) {
      test(`what ${address} shows already stays where it is while the rest arrives`, async ({
        page,
        request,
      }) => {
        const document = await (await request.get(address)).text();
        const still = document.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
        // The header comes with the first packet, in one piece.
        const main = still.indexOf("<main");
        let arrived = still;
        await page.route(`**${address}`, (route) =>
          route.fulfill({ body: arrived, contentType: "text/html" }),
        );
        await page.goto(address);
        const whole = new Map((await placesOf(page)).map((place) => [place.what, place]));
        expect(whole.size, "places that are looked at").toBeGreaterThan(10);
        for (let come = 1; come < PIECES; come++) {
          const end = main + Math.round(((still.length - main) * come) / PIECES);
          arrived = still.slice(0, still.lastIndexOf("<", end));
          await page.goto(address);
          for (const place of await placesOf(page)) {
            expect.soft(whole.get(place.what), `${come} of ${PIECES}`).toMatchObject(place);
          }
        }
      });
    }
  });
}
