import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { placeOrder } from "./admin-order.ts";
import { openAdmin } from "./open-admin.ts";

const TEXTS = {
  en: {
    states: "Reviews by state",
    published: "Published",
    rejected: "Rejected",
    toRead: "To read",
    facts: "Size: M · Navy · 165 cm tall · Runs small",
    stars: "4 of 5 stars",
    publish: (what: string) => `Publish: ${what}`,
    reject: (what: string) => `Reject: ${what}`,
    takeDown: (what: string) => `Unpublish: ${what}`,
    about: "about",
    isPublished: "The review is published.",
    isRejected: "Shoppers don't see the review. You find it under Rejected.",
  },
  es: {
    states: "Reseñas por estado",
    published: "Publicadas",
    rejected: "Rechazadas",
    toRead: "Por leer",
    facts: "Talla: M · Azul marino · 165 cm de estatura · Queda pequeño",
    stars: "4 de 5 estrellas",
    publish: (what: string) => `Publicar: ${what}`,
    reject: (what: string) => `Rechazar: ${what}`,
    takeDown: (what: string) => `Dejar de publicar: ${what}`,
    about: "sobre",
    isPublished: "La reseña está publicada.",
    isRejected: "La reseña no se ve en la tienda. La encuentras en Rechazadas.",
  },
};

for (const [screen, language] of [
  ["phone", "es"],
  ["desktop", "en"],
] as const) {
  const texts = TEXTS[language];
  test.describe(`${screen}, ${language}`, () => {
    test.use(SCREENS[screen]);

    test("publishes, takes down and rejects reviews", async ({ page, shop, database }) => {
      const product = `Judged Coat ${screen}`;
      const { id: productId, slug } = await database.addProduct(product);
      const orders = await Promise.all(
        ["Lucía", "Marta"].map((firstName) =>
          placeOrder(shop, { firstName, lastName: "Paz", email: `${firstName}@${screen}.ec` }),
        ),
      );
      await database.add(
        "reviews",
        ...["Lucía", "Marta"].map((author, index) => ({
          order_id: orders[index],
          product_id: productId,
          product_name: product,
          author,
          language,
          stars: 4,
          fit: "runs_small",
          words: "<b>Linda</b>\nde verdad",
          size: "M",
          color: "Navy",
          height_cm: 165,
          is_sandbox: true,
        })),
      );
      await openAdmin(page, "reviews", language);
      const lucia = `Lucía ${texts.about} ${product}`;
      const entry = page.getByRole("article", { name: `Lucía · ${product}` });
      await expect(entry).toContainText("<b>Linda</b>");
      await expect(entry).toContainText(texts.facts);
      await expect(entry).toContainText(texts.stars);
      await expect(entry).toContainText("SANDBOX");
      await expect(entry.getByRole("link", { name: product })).toHaveAttribute(
        "href",
        `${language === "es" ? "/es" : ""}/admin/products?${new URLSearchParams({ q: product })}`,
      );
      const states = page.getByRole("navigation", { name: texts.states });
      await expect(states.getByRole("link", { name: texts.toRead })).toHaveText(/\d+$/);
      await expectNoViolations(page, `reviews to read (${language})`);

      await page.getByRole("button", { name: texts.publish(lucia) }).press("Enter");
      await expect(entry).toHaveCount(0);
      await expect(page.getByText(texts.isPublished)).toBeVisible();
      // The keyboard goes on at the review that took its place.
      await expect(page.locator("article:focus")).toHaveCount(1);
      const marta = page.getByRole("article", { name: `Marta · ${product}` });
      await marta.getByRole("button", { name: new RegExp(texts.reject("")) }).press("Enter");
      await expect(marta).toHaveCount(0);
      await expect(page.getByText(texts.isRejected)).toBeVisible();

      await states.getByRole("link", { name: texts.rejected }).click();
      await expect(marta).toBeVisible();
      await states.getByRole("link", { name: texts.published }).click();
      await expect(entry).toBeVisible();
      await expectNoViolations(page, `published reviews (${language})`);
      const listed = await page.request.get(`/products/${slug}/reviews`);
      expect(await listed.text()).toContain("&lt;b&gt;Linda&lt;/b&gt;");
      await page.getByRole("button", { name: texts.takeDown(lucia) }).click();
      await expect(entry).toHaveCount(0);
      await expect
        .poll(async () => (await page.request.get(`/products/${slug}`)).text())
        .not.toContain("Linda");
    });
  });
}

const INVITE = "Invitar por correo a quien compró a dejar una reseña";

test.describe("invitations, in Spanish on a phone", () => {
  test.use(SCREENS.phone);

  test("sets when buyers are invited, or not at all", async ({ page, database }) => {
    const stored = "review_settings?id=eq.true&select=id,invite_days";
    // Registers what to restore.
    await database.change("review_settings?id=eq.true", { invite_days: 7 });
    await openAdmin(page, "reviews", "es");
    const days = page.getByLabel("Días después de la entrega");
    const save = page.getByRole("button", { name: "Guardar" });
    await expect(days).toHaveValue("7");
    await days.fill("99");
    await save.click();
    await expect(page.getByText("Escribe un número entero de 0 a 60.")).toBeVisible();
    await days.fill("14");
    await days.press("Enter");
    await expect(page.getByText("Guardado.")).toBeVisible();
    expect(await database.read(stored)).toEqual([{ id: true, invite_days: 14 }]);
    await page.getByRole("checkbox", { name: INVITE }).press("Space");
    await expect(days).toHaveCount(0);
    await save.click();
    await expect(page.getByText("Guardado.")).toBeVisible();
    await expect(async () => {
      expect(await database.read(stored)).toEqual([{ id: true, invite_days: null }]);
    }).toPass();
  });
});
