import type { Locator, Request } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { visit } from "../fixtures/storefront.ts";

/** Return whether a request loads the data of a page. */
const isForPage = (request: Request) => new URL(request.url()).pathname.endsWith(".data");

const INTENTS: [string, (link: Locator) => Promise<void>][] = [
  ["hovered", (link) => link.hover()],
  ["focused", (link) => link.focus()],
];

for (const [name, show] of INTENTS) {
  test(`prefetches a page whose link is ${name}, and uses the response when it opens`, async ({
    page,
  }) => {
    await visit(page, "/shop");
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    // Neither is prefetched.
    await show(page.getByRole("banner").getByRole("link", { name: "Admin" }));
    await show(page.getByRole("banner").getByRole("link", { name: "Español" }));
    const link = page.getByRole("main").getByRole("link", { name: "Silk Wrap Dress" });
    const prefetched = page.waitForRequest(isForPage);
    const code = page.waitForRequest(/\/assets\/product-/);
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
    await expect(page.getByRole("heading", { level: 1, name: "Silk Wrap Dress" })).toBeVisible();
  });
}
