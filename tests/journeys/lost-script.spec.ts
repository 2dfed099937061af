import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit, waitForScript } from "../fixtures/storefront.ts";

test.use({ ...SCREENS.phone, expectedConsoleErrors: [/ERR_FAILED|dynamically imported/] });

test("says that a page's script was lost, and has a link that loads the page again", async ({
  page,
}) => {
  for (const path of ["/products/silk-wrap-dress", "/checkout"]) {
    await page.route("**/assets/every-page-*.js", (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText("Part of this page could not be loaded.")).toBeVisible();
    await page.unrouteAll();
    const reload = page.getByRole("link", { name: "Reload the page" });
    await reload.focus();
    const color = await reload.evaluate((link) => getComputedStyle(link).color);
    await expect(reload).toHaveCSS("outline-color", color);
    await reload.tap();
    await waitForScript(page);
    await expect(page.getByText("Part of this page could not be loaded.")).toBeHidden();
  }
});

test("says in Spanish that a script failed, but nothing of a foreign one that did", async ({
  page,
}) => {
  const notice = page.getByText("No se pudo cargar una parte de esta página.");
  await page.addInitScript(() => {
    void Promise.reject(new Error("not dynamically imported"));
  });
  await page.clock.install();
  await visit(page, "/es/shop");
  await page.clock.fastForward(10_000);
  await expect(notice).toBeHidden();
  await page.route("**/assets/every-page-*.js", async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()};throw new Error("not dynamically imported")`;
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect(notice).toBeVisible();
});
