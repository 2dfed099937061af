import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { discardShop, startShop } from "../fixtures/running-shop.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openBag, quickAdd, reload, visit, waitForScript } from "../fixtures/storefront.ts";

/** Everything the service worker keeps, by path. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

const expectKept = (page: Page, path: string) =>
  expect.poll(() => keptPaths(page), { message: `${path} is kept` }).toContain(path);

test.describe("when the network drops", () => {
  // The browser itself reports each request that found no network.
  test.use({ serviceWorkers: "allow", expectedConsoleErrors: [/ERR_|Failed to fetch/] });

  test("pages already seen open again, the bag works, and the shop says so", async ({
    page,
    context,
  }) => {
    const shop = await startShop();
    await visit(page, `${shop.url}/shop?category=accessories`);
    await expectKept(page, "/shop");
    await expectKept(page, "/offline");
    await page.getByRole("link", { name: "Silk Twill Scarf" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Twill Scarf");
    await expectKept(page, "/products/silk-twill-scarf");

    await test.step("a seen page reloads without a server, with its pictures", async () => {
      await shop.stop();
      await context.setOffline(true);
      await reload(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Silk Twill Scarf");
      await expect(page.getByText("You are offline. Pages you have seen")).toBeVisible();
      await expectNoViolations(page, "the offline notice");
      const picture = page
        .getByRole("list", { name: /^Pictures of/ })
        .getByRole("img")
        .first();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });

    await test.step("the bag takes a piece and keeps it over another seen page", async () => {
      await page.goto(`${shop.url}/shop?category=accessories`);
      await waitForScript(page);
      await quickAdd(page, "Silk Twill Scarf");
      await reload(page);
      await expect(await openBag(page)).toContainText("Silk Twill Scarf");
      await page.keyboard.press("Escape");
    });

    await test.step("a link to a page never seen says so", async () => {
      await page.getByRole("link", { name: "Italian Leather Handbag" }).click();
      await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    });

    await test.step("a page never seen says so, checkout too", async () => {
      for (const address of ["/products/cashmere-blazer", "/checkout"]) {
        await page.goto(shop.url + address).catch(() => {});
        await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
      }
      await waitForScript(page);
      await expectNoViolations(page, "the offline page");
    });

    await test.step("back on the network the notice goes", async () => {
      const revived = await startShop({ DATA_DIR: shop.dataDir, PORT: new URL(shop.url).port });
      await context.setOffline(false);
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
      await visit(page, `${revived.url}/shop`);
      await expect(page.getByText("You are offline.")).toBeHidden();
      await discardShop(revived);
    });
  });

  test("money, orders, the owner's desk and answers to programs are never kept", async ({
    page,
    shop,
  }) => {
    await visit(page, "/shop?category=accessories");
    await expectKept(page, "/shop");
    await reload(page);
    await quickAdd(page, "Silk Twill Scarf");
    for (const address of ["/checkout", "/orders", "/admin", "/confirmation"]) {
      await page.goto(shop.url + address);
    }
    await visit(page, "/info/about");
    await expectKept(page, "/info/about");
    const never = /^\/(checkout|orders|admin|confirmation|rest|auth|bag)|\/stock$/;
    expect((await keptPaths(page)).filter((path) => never.test(path))).toEqual([]);
  });
});
