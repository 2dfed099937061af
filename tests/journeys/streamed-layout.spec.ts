import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";

/** The document is cut off at each of these parts. */
const PARTS = 24;

type Position = { name: string; top: number; left?: number; width?: number; shown?: string | null };

/** Return the positions of all visible elements. An element cut off by the end of the document may still grow. */
const positionsOf = (page: Page): Promise<Position[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    let last: Node = document.body;
    while (last.lastChild) last = last.lastChild;
    const elements = document.querySelectorAll("body :is(img, h1, h2, h3, p, a, button, label)");
    return [...elements].flatMap((element, index) => {
      const { left, top, width } = element.getBoundingClientRect();
      const isVisible = width > 0 && top < window.innerHeight;
      if (!isVisible) return [];
      const name = `${index} ${element.tagName}`;
      if (element.contains(last)) return [{ name, top }];
      return [
        { name, top, left, width, shown: element.textContent || element.getAttribute("src") },
      ];
    });
  });

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`on ${screen}`, () => {
    test.use(options);

    for (const path of ["/", "/shop", "/products/silk-wrap-dress"]) {
      test(`moves no visible element of ${path} while the rest of the document arrives`, async ({
        page,
        request,
      }) => {
        const document = await (await request.get(path)).text();
        const html = document.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
        // The header fits in the first packet.
        const main = html.indexOf("<main");
        let received = html;
        await page.route(`**${path}`, (route) =>
          route.fulfill({ body: received, contentType: "text/html" }),
        );
        await page.goto(path);
        const whole = new Map(
          (await positionsOf(page)).map((position) => [position.name, position]),
        );
        expect(whole.size, "visible elements").toBeGreaterThan(10);
        for (let part = 1; part < PARTS; part++) {
          const end = main + Math.round(((html.length - main) * part) / PARTS);
          received = html.slice(0, html.lastIndexOf("<", end));
          await page.goto(path);
          for (const position of await positionsOf(page)) {
            expect.soft(whole.get(position.name), `${part} of ${PARTS}`).toMatchObject(position);
          }
        }
      });
    }
  });
}
