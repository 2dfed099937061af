import type { Page } from "@playwright/test";
import type { Language } from "#app/domain/text/language.ts";
import { expectNoViolations } from "../fixtures/axe.ts";
import { APPROVE_PAYMENT } from "../fixtures/sandbox-words.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { VISITS, visit } from "../fixtures/storefront.ts";
import { catalogueWords, type Translate } from "./catalogue-words.ts";
import { field, fillShipping } from "./checkout-form.ts";

/** What a shopper types and reads that is no message of the shop: names of the catalogue, and searches with an error. */
const NAMES = {
  en: { typed: "coatt", coat: "Milanese Trench Coat", category: "Outerwear", other: "Dresses" },
  es: {
    typed: "abirgo",
    coat: "Gabardina milanesa",
    category: "Abrigos y chaquetas",
    other: "Vestidos",
  },
};

const COLORS = { en: ["Tan", "Navy"], es: ["Tostado", "Azul marino"] } as const;

type Visitor = { page: Page; t: Translate; language: Language; prefix: string };

async function searchInHeader({ page, t, language, prefix }: Visitor) {
  const { typed, coat } = NAMES[language];
  await visit(page, `${prefix}/info/about`);
  const search = page.getByRole("banner").getByLabel(t("Search the shop"));
  await search.click();
  await search.pressSequentially(typed);
  const found = page.getByRole("option", { name: coat });
  await expect(found).toBeVisible();
  await expectNoViolations(page, `the search in ${language}`);
  await found.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(coat);
}

async function filter({ page, t, language, prefix }: Visitor, isWide: boolean) {
  const { category, other } = NAMES[language];
  await visit(page, `${prefix}/shop`);
  await page.getByRole("button", { name: t("Filters") }).click();
  const panel = isWide
    ? page.getByRole("complementary")
    : page.getByRole("dialog", { name: t("Filters") });
  await panel.getByText(t("Choose several")).first().click();
  await panel.getByRole("checkbox", { name: `${category} 4` }).check();
  await panel.getByRole("checkbox", { name: `${other} 4` }).check();
  await expect(page).toHaveURL(/category=dresses/);
  if (!isWide) await page.keyboard.press("Escape");
  const applied = page.getByRole("list", { name: t("Applied filters") });
  await expect(applied.getByRole("listitem")).toHaveText([other, category]);
  await expect(page.getByRole("article")).toHaveCount(8);
  await applied.getByRole("link", { name: t("Remove filter {label}", { label: other }) }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(category);
  await expect(page.getByRole("article")).toHaveCount(4);
}

async function choose({ page, t, language, prefix }: Visitor) {
  const { coat } = NAMES[language];
  const [tan, navy] = COLORS[language];
  await visit(page, `${prefix}/products/milanese-trench-coat`);
  const main = page.getByRole("main");
  const pictures = main
    .getByRole("list", { name: t("Pictures of {name}", { name: coat }) })
    .getByRole("img");
  await main.getByRole("radio", { name: navy }).check();
  await expect(pictures).toHaveAttribute("src", /-back-/);
  await main.getByRole("radio", { name: "M", exact: true }).check();
  await main.getByRole("button", { name: t("Add to Bag") }).click();

  const bag = page.getByRole("dialog", { name: t("Shopping Bag") });
  await expect(bag.locator("img")).toHaveAttribute("src", /-back-/);
  await bag
    .getByRole("button", { name: t("Change size and color of {name}", { name: coat }) })
    .press("Enter");
  const form = bag.getByRole("form");
  await form.getByLabel(t("Color")).selectOption(tan);
  await form.getByRole("button", { name: t("Save") }).press("Enter");
  await expect(form).toBeHidden();
  await expect(bag.locator("img")).toHaveAttribute("src", /-front-/);
}

async function ship({ page, t, language, prefix }: Visitor, email: string) {
  await visit(page, `${prefix}/checkout`);
  const proceed = page.getByRole("button", { name: t("Continue to Payment") });
  await expect(proceed).toBeDisabled();
  await expect(proceed).toHaveAccessibleDescription(
    new RegExp(`^${t("Still missing: {list}.").split("{")[0]}`),
  );
  await fillShipping(page, language);
  const address = field(page, t("Email"));
  await address.fill(email.replace("gmail", "gmial"));
  await address.blur();
  await page.getByRole("button", { name: t("Did you mean {email}?", { email }) }).click();
  await expect(address).toHaveValue(email);
  await expect(page.getByText("Azuay")).toBeVisible();
  await proceed.click();
}

async function payAfterDecline({ page, t, language }: Visitor, email: string) {
  const panel = page.getByRole("region", { name: "SANDBOX" });
  await expect(panel).toHaveAttribute("lang", language);
  const decline = { en: "Decline payment", es: "Rechazar el pago" }[language];
  await panel.getByRole("button", { name: decline, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Payment Error"));
  await expect(page.getByRole("main")).toContainText(
    `${t("Your bank did not approve this payment.")} ${t("Nothing was charged.")}`,
  );
  await expectNoViolations(page, `a declined payment in ${language}`);
  await page.getByRole("link", { name: t("Back to Payment") }).press("Enter");
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole("button", { name: APPROVE_PAYMENT[language] }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("Grazie Mille!"));
  await expect(page.getByText(t("Paid"), { exact: true })).toBeVisible();
  await expectNoViolations(page, `a receipt in ${language}`);
}

for (const { screen, language, options } of VISITS) {
  test.describe(`in ${language} on ${screen}`, () => {
    test.use({
      ...options,
      locale: language === "es" ? "es-EC" : "en-US",
      contextOptions: { reducedMotion: "reduce" },
    });

    test("finds, filters, chooses a color, changes the bag, and pays after a declined payment", async ({
      page,
      database,
    }) => {
      const t = await catalogueWords(language, "shop", "overlays", "checkout", "orders");
      const prefix = language === "es" ? "/es" : "";
      const visitor = { page, t, language, prefix };
      const email = `${language}.${screen}@gmail.com`;
      await test.step("search", () => searchInHeader(visitor));
      await test.step("filters", () => filter(visitor, screen === "desktop"));
      await test.step("color and bag", () => choose(visitor));
      await test.step("shipping", () => ship(visitor, email));
      await test.step("payment", () => payAfterDecline(visitor, email));
      expect(await database.read(`orders?email=eq.${email}`)).toHaveLength(1);
    });
  });
}
