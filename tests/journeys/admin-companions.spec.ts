import { expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { adminWords } from "./admin-words.ts";
import { openAdmin } from "./open-admin.ts";

const SHOWN = { en: "Complete the look", es: "Completa el look" };

for (const [screen, language] of [
  ["phone", "es"],
  ["desktop", "en"],
] as const) {
  test.describe(`what completes a look on ${screen}, language ${language}`, () => {
    test.use({ ...SCREENS[screen], contextOptions: { reducedMotion: "reduce" } });

    test("is chosen in the product form and shown below the product in that order", async ({
      page,
      database,
    }) => {
      const t = await adminWords(language);
      await database.addProduct("Lookmaking Dress");
      await database.addProduct("Lookmaking Boots");
      await database.addProduct("Lookmaking Hat");
      await openAdmin(page, "products", language);
      const prefix = language === "en" ? "" : "/es";
      await page
        .getByRole("button", { name: t("Edit {name}", { name: "Lookmaking Dress" }) })
        .click();
      const modal = page.getByRole("dialog", { name: t("Edit Product") });
      await modal.locator("summary").filter({ hasText: SHOWN[language] }).press("Enter");
      const search = modal.getByRole("searchbox", { name: t("Add a product by its name") });
      for (const name of ["Lookmaking Hat", "Lookmaking Boots"]) {
        await search.fill("Lookmaking");
        // Not the product itself.
        await expect(modal.getByRole("button", { name, exact: true })).toBeVisible();
        await expect(
          modal.getByRole("button", { name: "Lookmaking Dress", exact: true }),
        ).toHaveCount(0);
        await modal.getByRole("button", { name, exact: true }).click();
      }
      await expectNoViolationsOnScreens(page, "the choice of a look");
      await modal.getByRole("button", { name: t("Save Changes") }).click();
      await expect(modal).toBeHidden();

      await page.goto(`${prefix}/products/lookmaking-dress`);
      const look = page.getByRole("region", { name: SHOWN[language] });
      await expect(look.getByRole("article").getByRole("heading")).toHaveText([
        "Lookmaking Hat",
        "Lookmaking Boots",
      ]);
    });
  });
}
