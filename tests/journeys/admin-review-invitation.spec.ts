import type { Page } from "@playwright/test";
import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { mailTo } from "./admin-mail.ts";
import { deliverOrder, placeOrder } from "./admin-order.ts";

const TEXTS = {
  en: {
    subject: /How does it fit/,
    heading: "Your review",
    stars: "4 stars",
    fit: "Runs small",
    words: "Your words (optional)",
    height: "Your height in cm (optional)",
    author: "Name to show",
    submit: "Send review",
    link: "Please leave out links.",
    wrongHeight: "Please write your height in cm, for example 165, or leave this empty.",
    thanks: "Thank you. Your review is shown once we have read it.",
    decline: "Do not ask me again about other orders",
    declined: "We won't ask you again.",
    ended: "This link no longer works. Thank you for your purchase.",
  },
  es: {
    subject: /cómo te queda/,
    heading: "Tu reseña",
    stars: "4 estrellas",
    fit: "Queda pequeño",
    words: "Tu comentario (opcional)",
    height: "Tu estatura en cm (opcional)",
    author: "Nombre que se mostrará",
    submit: "Enviar reseña",
    link: "No incluyas enlaces.",
    wrongHeight: "Escribe tu estatura en cm, por ejemplo 165, o deja este campo vacío.",
    thanks: "Gracias. Tu reseña aparecerá cuando la hayamos leído.",
    decline: "No preguntarme más por otros pedidos",
    declined: "No te volveremos a preguntar.",
    ended: "Este enlace ya no está activo. Gracias por tu compra.",
  },
};

const formOf = (page: Page, name: string) => page.getByRole("article", { name });

for (const [screen, language, hasScript] of [
  ["phone", "es", true],
  ["desktop", "en", true],
  ["desktop", "es", false],
] as const) {
  const texts = TEXTS[language];
  test.describe(`${screen}, ${language}${hasScript ? "" : ", without script"}`, () => {
    test.use({
      ...SCREENS[screen],
      javaScriptEnabled: hasScript,
      expectedConsoleErrors: [/status of (422|404)/],
    });

    test("reviews what was bought by the link of the invitation, once", async ({
      page,
      shop,
      database,
    }) => {
      const name = `Reviewed Dress ${screen} ${language} ${hasScript}`;
      const email = `${screen}-${language}-${hasScript}@example.com`;
      const { id: productId } = await database.addProduct(name, { sizes: ["S", "M"] });
      const order = await placeOrder(
        shop,
        { firstName: "Lucía", lastName: "Paz", email },
        { sandbox: true },
        { productId, size: "M", color: "Navy" },
      );
      await database.change(`orders?id=eq.${order}`, { language });
      await database.change("review_settings?id=eq.true", { invite_days: 0 });
      await deliverOrder(shop, order);

      const mail = await mailTo(shop, email, texts.subject);
      expect(mail).toContain(name);
      const [link] = /(\/es)?\/review\/[0-9a-f]{32}/.exec(mail) ?? [""];
      expect(link.startsWith("/es")).toBe(language === "es");
      await page.goto(link);
      await expect(page.getByRole("heading", { level: 1, name: texts.heading })).toBeVisible();

      const form = formOf(page, name);
      await test.step("a wrong field is told, and nothing is lost", async () => {
        await form.getByRole("radio", { name: texts.stars }).focus();
        await page.keyboard.press("Space");
        await form.getByRole("radio", { name: texts.fit }).check();
        await form.getByLabel(texts.words).fill("Linda. Más en https://example.com");
        await expect(form.getByLabel(texts.author)).toHaveValue("Lucía");
        await form.getByRole("button", { name: texts.submit }).click();
        await expect(form.getByText(texts.link)).toBeVisible();
        await expect(form.getByRole("radio", { name: texts.stars })).toBeChecked();
        await expect(form.getByRole("radio", { name: texts.fit })).toBeChecked();
        await form.getByLabel(texts.words).fill("Linda <b>caída</b>.\nLa uso mucho.");
        await form.getByLabel(texts.height).fill("1.6");
        await form.getByRole("button", { name: texts.submit }).click();
        await expect(form.getByText(texts.wrongHeight)).toBeVisible();
        if (hasScript) await expectNoViolations(page, `the form of a review (${language})`);
        await form.getByLabel(texts.height).fill("165");
        await form.getByRole("button", { name: texts.submit }).click();
        await expect(form.getByText(texts.thanks)).toBeVisible();
      });

      const stored = `reviews?order_id=eq.${order}&select=author,stars,fit,words,size,height_cm,language,state`;
      expect(await database.read(stored)).toEqual([
        {
          author: "Lucía",
          stars: 4,
          fit: "runs_small",
          words: "Linda <b>caída</b>.\nLa uso mucho.",
          size: "M",
          height_cm: 165,
          language,
          state: "pending",
        },
      ]);
      await page.goto(link);
      await expect(formOf(page, name).getByText(texts.thanks)).toBeVisible();
      await expect(page.getByRole("button", { name: texts.submit })).toHaveCount(0);
      await page.getByRole("button", { name: texts.decline }).click();
      await expect(page.getByText(texts.declined)).toBeVisible();
      if (hasScript) await expectNoViolations(page, `a written review (${language})`);

      await page.goto(link.replace(/[0-9a-f]{32}/, "0".repeat(32)));
      await expect(page.getByText(texts.ended)).toBeVisible();
    });
  });
}
