import type { Locator, Request } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";

/** Whether a request is for a page's data, which it is opened with. */
const isForPage = (request: Request) => new URL(request.url()).pathname.endsWith(".data");

const signs: [string, (link: Locator) => Promise<void>][] = [
  ["pointed at", (link) => link.hover()],
  ["reached by keyboard", (link) => link.focus()],
];

for (const [name, point] of signs) {
  test(`prefetches a page whose link is ${name}, and does not ask for it again when it opens`, async ({
    page,
  }) => {
    await visit(page, "/shop");
    const asked: Request[] = [];
    page.on("request", (request) => asked.push(request));
    // Neither is a page for everybody: nothing of them comes before they are opened.
    await point(page.getByRole("banner").getByRole("link", { name: "Admin" }));
    await point(page.getByRole("banner").getByRole("link", { name: "Español" }));
    const link = page.getByRole("main").getByRole("link", { name: "Silk Wrap Dress" });
    const prefetched = page.waitForRequest(isForPage);
    const code = page.waitForRequest(/\/assets\/product-/);
    await point(link);
    const answer = await (await prefetched).response();
    expect(await answer?.headerValue("cache-control")).toBe("private, max-age=5");
    await code;
    expect(asked.filter(isForPage).map((request) => request.url())).toEqual([
      (await prefetched).url(),
    ]);

    const opened = page.waitForRequest(isForPage);
    await link.press("Enter");
    expect((await opened).url()).toBe((await prefetched).url());
    await expect(page.getByRole("heading", { level: 1, name: "Silk Wrap Dress" })).toBeVisible();
  });
}
