import type { Page } from "@playwright/test";
import { listenToScripts } from "../fixtures/listen-to-scripts.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";

/** A message that only one catalogue has. */
const MESSAGES = {
  en: "A letter from the atelier",
  es: "Una carta del taller",
  admin: "Packing Slip",
};

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

test.describe("a browser that prefers Spanish", () => {
  test.use({ locale: "es-EC" });

  test("redirects the first visit to Spanish with its query", async ({ page }) => {
    await page.goto("/shop?category=dresses&size=M");
    await expect(page).toHaveURL(/\/es\/shop\?category=dresses&size=M$/);
    expect(await languageOf(page)).toBe("es");
    await expect(page).toHaveTitle("Vestidos · Gemma Luce");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vestidos");
  });

  test("remembers a choice of English", async ({ page }) => {
    await visit(page, "/");
    await expect(page).toHaveURL(/\/es$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
    await page.goto("/shop");
    await expect(page).toHaveURL(/\/shop$/);
    expect(await languageOf(page)).toBe("en");
    await page.goto("/es/shop");
    expect(await languageOf(page)).toBe("es");
  });

  test("keeps the provider's query at the return", async ({ page }) => {
    await page.goto("/?transactionId=7&status=success&reference=GL-none");
    await expect(page).toHaveURL(
      /\/es\/confirmation\?transactionId=7&status=success&reference=GL-none$/,
    );
  });

  test("shows a text without Spanish in English", async ({ page, database }) => {
    await database.addProduct("Only English Scarf");
    await page.goto("/es/products/only-english-scarf");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only English Scarf");
    await expect(page.getByRole("button", { name: "Agregar a la bolsa" })).toBeVisible();
  });
});

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`in both languages on ${screen}`, () => {
    test.use(options);

    test("switches to the same page and remembers the language", async ({ page }) => {
      await visit(page, "/shop?category=dresses");
      if (screen === "phone") await page.getByRole("button", { name: "Menu" }).click();
      const scope = screen === "phone" ? page.getByRole("dialog") : page.getByRole("banner");
      await scope.getByRole("link", { name: "Español" }).click();
      await expect(page).toHaveURL(/\/es\/shop\?category=dresses$/);
      await expect(page.getByRole("article").first()).toContainText("Vestido");
      await page.goto("/");
      await expect(page).toHaveURL(/\/es$/);
      await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await page.goto("/shop");
      await expect(page).toHaveURL(/\/shop$/);
    });

    test("keeps a visit in Spanish without reloading the header", async ({ page }) => {
      await visit(page, "/es");
      await expect(page.getByRole("heading", { name: "Eleganza italiana" })).toBeVisible();
      await page.getByRole("banner").evaluate((header) => header.setAttribute("data-same", ""));
      await page.getByRole("main").getByRole("link", { name: "Ver las colecciones" }).click();
      await expect(page).toHaveURL(/\/es\/shop$/);
      await page.getByRole("combobox", { name: "Ordenar por" }).selectOption("Lo más nuevo");
      await page.getByRole("searchbox", { name: "Buscar productos" }).fill("cruzado de seda");
      await expect(page).toHaveURL(/\/es\/shop\?q=cruzado/);
      await expect(page.getByRole("article")).toHaveCount(1);
      await page.getByRole("link", { name: "Vestido cruzado de seda" }).first().click();
      await expect(page).toHaveURL(/\/es\/products\/silk-wrap-dress$/);
      await expect(page).toHaveTitle("Vestido cruzado de seda · Gemma Luce");
      await expect(page.getByText("disponibles, listos para enviar")).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Guía de tallas" }).click();
      await expect(page).toHaveURL(/\/es\/info\/size-guide$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guía de tallas");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vestido cruzado de seda");
      await expect(page.getByRole("banner")).toHaveAttribute("data-same", "");
    });
  });
}

test("links each public page to its other language", async ({ page, shop }) => {
  for (const path of ["/", "/shop?category=dresses", "/products/silk-wrap-dress", "/info/about"]) {
    const spanish = path === "/" ? "/es" : `/es${path}`;
    for (const [address, own] of [
      [path, path],
      [`${spanish}${path.includes("?") ? "&" : "?"}utm_source=x`, spanish],
    ] as const) {
      await page.goto(address);
      const linked = await page
        .locator("link[rel=canonical], link[rel=alternate][hreflang]")
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        );
      expect(linked).toEqual([
        [null, shop.url + own],
        ["en", shop.url + path],
        ["es", shop.url + spanish],
        ["x-default", shop.url + path],
      ]);
      const manifest = page.locator("link[rel=manifest]");
      const start = own === path ? "" : "/es";
      await expect(manifest).toHaveAttribute("href", `${start}/manifest.webmanifest`);
    }
  }
});

test("varies English pages by Accept-Language and Cookie", async ({ request }) => {
  for (const path of ["/", "/shop", "/products/silk-wrap-dress", "/checkout"]) {
    const { vary } = (await request.get(path)).headers();
    expect(vary, path).toContain("Accept-Language, Cookie");
  }
  expect((await request.get("/es/shop")).headers().vary).not.toContain("Accept-Language");
});

test("loads and preloads the messages of one language and one part", async ({ page }) => {
  const scripts = listenToScripts(page);
  await visit(page, "/es");
  await page.getByRole("link", { name: "Ver las colecciones" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nuestra colección");
  const spanish = (await scripts()).join("\n");
  expect(spanish).toContain(MESSAGES.es);
  expect(spanish).not.toContain(MESSAGES.en);
  expect(spanish).not.toContain(MESSAGES.admin);
  const sent = await (await page.request.get("/es")).text();
  const named = new Set(Array.from(sent.matchAll(/"(\/assets\/[^"]+\.js)"/g), ([, at]) => at));
  const texts = await Promise.all(
    Array.from(named, async (address) => (await page.request.get(address ?? "")).text()),
  );
  expect(texts.filter((text) => text.includes(MESSAGES.es))).toHaveLength(1);

  // Ends the requests of the Spanish page.
  await page.goto("about:blank");
  const englishScripts = listenToScripts(page);
  await visit(page, "/");
  const english = (await englishScripts()).join("\n");
  expect(english).toContain(MESSAGES.en);
  expect(english).not.toContain(MESSAGES.es);
});
