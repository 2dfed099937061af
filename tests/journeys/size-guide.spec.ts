import { expectNoViolations } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { openQuickView, reload, SCREENS, visit } from "../fixtures/storefront.ts";

test.describe("the size guide on phone", () => {
  test.use(SCREENS.phone);

  test("finds a size by keyboard, with its reasons, and tells it at the next visit", async ({
    page,
  }) => {
    await visit(page, "/products/silk-wrap-dress");
    const link = page.getByRole("main").getByRole("link", { name: "Size Guide", exact: true });
    const guide = page.getByRole("dialog", { name: "Size Guide" });
    const result = guide.getByRole("status", { name: "Your size" });
    const find = guide.getByRole("button", { name: "Find my size" });

    await test.step("it opens in place, with tables and figures", async () => {
      await link.press("Enter");
      await expect(guide.getByText("Size Guide", { exact: true })).toBeFocused();
      await expect(guide.getByRole("row", { name: /^M 38 6 42 88–91/ })).toContainText(
        "34.6–35.8 in",
      );
      await expect(guide.getByRole("row", { name: /^M 94/ })).toContainText("120");
      await expect(guide.getByRole("img", { name: "Where each measurement is taken" })).toHaveCount(
        2,
      );
      await expectNoViolations(page, "size guide");
    });
    await test.step("what is no measure is named, and nothing is lost", async () => {
      await guide.getByLabel("Bust (cm)").fill("1000000000");
      await guide.getByLabel("Waist (cm)").fill("69,5");
      await find.press("Enter");
      await expect(guide.getByLabel("Bust (cm)")).toHaveAccessibleDescription(
        "Please write a number, such as 92 or 36.5.",
      );
      await expect(guide.getByLabel("Waist (cm)")).toHaveValue("69,5");
      await expect(result).toBeEmpty();
      await expectNoViolations(page, "invalid measurements");
    });
    await test.step("a size is suggested for reasons in words", async () => {
      await guide.getByLabel("Bust (cm)").fill("92");
      await guide.getByLabel("Bust (cm)").press("Enter");
      await expect(result).toContainText("Your size: L");
      await expect(result).toContainText("Bust: 92 cm is in size L (92–96).");
      await expect(result).toContainText("Waist: 69.5 cm is between S 69 and M 70.");
      await expect(result).toContainText("the largest fits all of them");
      await guide.getByRole("radio", { name: "Inches" }).focus();
      await page.keyboard.press("Space");
      await expect(guide.getByLabel("Bust (in)")).toHaveValue("36.2");
    });
    await test.step("the focus returns, and the page says the size", async () => {
      await page.keyboard.press("Escape");
      await expect(guide).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page.getByText("Your size: L")).toBeVisible();
      await reload(page);
      await expect(page.getByText("Your size: L")).toBeVisible();
    });
    await test.step("Quick View says it of a product that runs large, one size smaller", async () => {
      await page.evaluate(() =>
        localStorage.setItem(
          "gemma-luce-measures",
          JSON.stringify({ unit: "cm", body: { bust: 90 }, elsewhere: null }),
        ),
      );
      await visit(page, "/shop?category=outerwear");
      const view = await openQuickView(page, "Cashmere Blazer");
      await expect(view.getByText("Your size: S")).toBeVisible();
      await view.getByRole("link", { name: "Size Guide", exact: true }).click();
      await expect(result).toContainText(
        "This product runs large, so we suggest one size smaller than M.",
      );
      await guide.getByRole("button", { name: "Forget my measurements" }).click();
      await expect(result).toBeEmpty();
      await guide.getByRole("button", { name: "Close" }).click();
      await expect(view).toBeVisible();
      await expect(view.getByText("Your size")).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem("gemma-luce-measures"))).toBeNull();
    });
  });
});

test.describe("the size guide in Spanish on phone", () => {
  test.use(SCREENS.phone);

  test("speaks Spanish, and takes the size worn elsewhere", async ({ page }) => {
    await visit(page, "/es/products/italian-leather-loafers");
    await page.getByRole("main").getByRole("link", { name: "Guía de tallas", exact: true }).click();
    const guide = page.getByRole("dialog", { name: "Guía de tallas" });
    await guide.getByLabel("o una talla que usas").selectOption("US 7.5");
    await guide.getByRole("button", { name: "Encontrar mi talla" }).click();
    const result = guide.getByRole("status", { name: "Tu talla" });
    await expect(result).toContainText("Tu talla: 38");
    await expect(result).toContainText("Usas US 7.5.");
    await guide.getByLabel("Pie (cm)").fill("30");
    await guide.getByRole("button", { name: "Encontrar mi talla" }).click();
    await expect(result).toContainText("La talla más cercana: 41");
    await expect(result).toContainText("supera nuestra talla más grande, 41");
    await expectNoViolations(page, "size guide in Spanish");
  });

  test("shows fabric, fit, care and measurements in Spanish", async ({ page }) => {
    await visit(page, "/es/products/silk-blouse");
    const main = page.getByRole("main");
    const shown = ["100% seda", "Queda pequeño", "Lavar a mano"];
    for (const text of shown) await expect(main.getByText(text, { exact: true })).toBeVisible();
    await main.getByText("Ver las medidas").press("Enter");
    await expect(main.getByRole("row", { name: /^XL 106 cm/ })).toBeVisible();
    await expectNoViolations(page, "details of a product in Spanish");
  });
});

test("leads to the page about sizes without script, and for a product without a chart", async ({
  page,
}) => {
  const html = await (await page.request.get("/products/silk-wrap-dress")).text();
  expect(html).toMatch(/<a[^>]* href="\/info\/size-guide"[^>]*>Size Guide/);
  const answer = await page.request.get("/products/italian-leather-handbag/size-guide");
  expect(await answer.json()).toMatchObject({ chart: [], fit: null });
});

test.describe("with values in the storage that are none", () => {
  // What cannot be read is logged and ignored.
  test.use({ expectedConsoleErrors: [/What is stored under "gemma-luce-measures"/] });

  for (const stored of ["{", "[]"]) {
    test(`works as if there were none: ${stored}`, async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem("gemma-luce-measures", text), stored);
      await visit(page, "/products/silk-wrap-dress");
      await page.getByRole("main").getByRole("link", { name: "Size Guide", exact: true }).click();
      const guide = page.getByRole("dialog", { name: "Size Guide" });
      await expect(guide.getByLabel("Bust (cm)")).toHaveValue("");
      await guide.getByLabel("Bust (cm)").fill("85");
      await guide.getByRole("button", { name: "Find my size" }).click();
      await expect(guide.getByRole("status", { name: "Your size" })).toContainText("Your size: S");
    });
  }
});

test("shows fabric, fit, care and measurements, also after a navigation, and nothing where there is none", async ({
  page,
}) => {
  await visit(page, "/products/silk-blouse");
  const main = page.getByRole("main");
  const shown = ["100% silk", "Runs small", "176 cm (5 ft 9 in) tall, wears size M", "Hand wash"];
  for (const text of shown) await expect(main.getByText(text, { exact: true })).toBeVisible();
  await main.getByText("Show measurements").click();
  await expect(main.getByRole("row", { name: "XL 106 cm 41.7 in 67 cm 26.4 in" })).toBeVisible();
  await expectNoViolations(page, "details of a product");
  await page.getByRole("article").getByRole("link", { name: "Silk Wrap Dress" }).first().click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Silk Wrap Dress");
  await expect(main.getByText("100% silk crêpe", { exact: true })).toBeVisible();
  await visit(page, "/es/products/silk-wrap-dress");
  await expect(main.getByText("Lavar a mano", { exact: true })).toBeVisible();
  await visit(page, "/products/pleated-midi-dress");
  await expect(main.getByText("Fabric", { exact: true })).toHaveCount(0);
});

test.describe("in forced colors", () => {
  test.use({ contextOptions: { forcedColors: "active" }, colorScheme: "dark" });

  test("draws where to measure in the color of the text", async ({ page }) => {
    await visit(page, "/info/size-guide");
    const figure = page.getByRole("img", { name: "Where each measurement is taken" }).first();
    await expect(figure).toBeVisible();
    const colors = await figure.evaluate((svg) => ({
      text: getComputedStyle(document.body).color,
      lines: [...svg.querySelectorAll("path")].map((path) => getComputedStyle(path).stroke),
      letters: [...svg.querySelectorAll("text")].map((letter) => getComputedStyle(letter).fill),
    }));
    expect(new Set([...colors.lines, ...colors.letters])).toEqual(new Set([colors.text]));
  });
});
