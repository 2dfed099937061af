import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";

/** The document is cut off at each of these parts. */
const PARTS = 24;

type Position = { name: string; top: number; left?: number; width?: number; shown?: string | null };

/** Write the next part of the open document, and wait for its style sheets. */
async function receive(page: Page, html: string) {
  await page.evaluate((text) => document.write(text), html);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
      ({ sheet }) => sheet,
    ),
  );
}

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
        const sent = await (await request.get(path)).text();
        const html = sent.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
        // The header fits in the first packet.
        const main = html.indexOf("<main");
        await page.route(`**${path}`, (route) =>
          route.fulfill({ body: html, contentType: "text/html" }),
        );
        await page.goto(path);
        const whole = new Map(
          (await positionsOf(page)).map((position) => [position.name, position]),
        );
        expect(whole.size, "visible elements").toBeGreaterThan(10);
        await page.evaluate(() => document.open());
        let received = 0;
        for (let part = 1; part < PARTS; part++) {
          const end = main + Math.round(((html.length - main) * part) / PARTS);
          const cut = html.lastIndexOf("<", end);
          await receive(page, html.slice(received, cut));
          received = cut;
          for (const position of await positionsOf(page)) {
            expect.soft(whole.get(position.name), `${part} of ${PARTS}`).toMatchObject(position);
          }
        }
      });
    }
  });
}
