import { expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS } from "../fixtures/storefront.ts";
import { adminWords } from "./admin-words.ts";
import { openAdmin } from "./open-admin.ts";

test.describe("size charts on a phone", () => {
  test.use(SCREENS.phone);

  test("writes a chart by keyboard and by a paste, for a category of its own", async ({
    page,
    database,
  }) => {
    const name = "Beach Swimwear";
    const slug = "beach-swimwear";
    await openAdmin(page, "taxonomy");
    const categories = page.getByRole("region", { name: "Categories" });
    await categories.getByLabel("Name", { exact: true }).first().fill(name);
    await categories.getByRole("button", { name: "Add Category" }).press("Enter");
    await expect(categories.getByText(slug)).toBeVisible();

    const panel = page.getByRole("region", { name: "Size charts" });
    const save = panel.getByRole("button", { name: "Save the chart" });
    await test.step("a chart needs a size, and measures that are some", async () => {
      await panel.getByRole("button", { name: "Add a size chart" }).press("Enter");
      await save.press("Enter");
      await expect(panel.getByText("Please add at least one size.")).toBeVisible();
      await panel.getByRole("checkbox", { name }).press("Space");
      await panel.getByRole("button", { name: "XS–XL" }).press("Enter");
      await panel.getByLabel("Bust of the body, S", { exact: true }).fill("87-84");
      await panel.getByLabel("Waist of the body, M", { exact: true }).fill("1000000000");
      await save.press("Enter");
      await expect(panel).toContainText("The smaller measurement of a range comes first");
      await expect(panel).toContainText("Please write centimeters from 0.1 to 300");
      await expect(panel.getByLabel("Bust of the body, S", { exact: true })).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await expectNoViolationsOnScreens(page, "an invalid chart");
    });
    await test.step("a table of 200 rows is too long, and is cut off", async () => {
      const rows = Array.from({ length: 200 }, (_, index) => `T${index}\t34`).join("\n");
      await panel.getByLabel("Size in row 1", { exact: true }).evaluate((input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        input.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, rows);
      await expect(panel).toContainText("A chart has at most 40 sizes. Please remove some.");
      await panel.getByRole("button", { name: "Cancel" }).click();
    });
    await test.step("shoppers see what was saved", async () => {
      const id = (await database.read<{ id: string }>(`categories?name=eq.${slug}&select=id`))[0]
        ?.id;
      const { slug: product } = await database.addProduct("Bathing Suit", {
        category_id: id,
        sizes: ["S", "M"],
      });
      await panel.getByRole("button", { name: "Add a size chart" }).click();
      await panel.getByRole("checkbox", { name }).check();
      await panel.getByRole("button", { name: "XS–XL" }).click();
      await panel.getByLabel("Bust of the body, S", { exact: true }).fill("84 – 87,5");
      await panel.getByRole("button", { name: "Remove XL" }).click();
      await save.click();
      await expect(panel.getByText(name, { exact: true })).toBeVisible();
      const guide = async () => (await page.request.get(`/products/${product}/size-guide`)).json();
      await expect.poll(guide).toMatchObject({
        chart: [{ size: "XS" }, { size: "S", body: { bust: [84, 87.5] } }, {}, { size: "L" }],
      });
      await panel.getByRole("button", { name: `Edit the size chart: ${name}` }).click();
      await expect(panel.getByLabel("Bust of the body, S", { exact: true })).toHaveValue("84–87.5");
      await panel.getByRole("button", { name: "Cancel" }).click();
      await panel.getByRole("button", { name: `Delete the size chart: ${name}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect.poll(guide).toMatchObject({ chart: [] });
      await database.remove(`categories?id=eq.${id}`);
    });
  });
});

for (const [screen, language] of [
  ["phone", "es"],
  ["desktop", "en"],
] as const) {
  test.describe(`fabric, care and fit on ${screen}, language ${language}`, () => {
    test.use(SCREENS[screen]);

    test("writes fabric, care and fit of a product in a section that is closed at first", async ({
      page,
      database,
    }) => {
      const t = await adminWords(language);
      const product = `Fitted Shirt ${language}`;
      const { id, slug } = await database.addProduct(product, {
        sizes: ["S", "M"],
      });
      await openAdmin(page, "products", language);
      await page.getByRole("searchbox").fill(product);
      await page.getByRole("button", { name: t("Edit {name}", { name: product }) }).click();
      const form = page.getByRole("dialog", { name: t("Edit Product") });
      await expect(form.getByLabel(t("Fabric (in English)"), { exact: true })).toBeHidden();
      await form.getByText(t("Fabric, care and fit")).click();
      await form.getByLabel(t("Fabric (in English)"), { exact: true }).fill("100% cotton");
      await form.getByLabel(t("Spanish fabric")).fill("100% algodón");
      await form.getByLabel(t("Ironing")).selectOption(t("Iron on medium"));
      await form.getByLabel(t("How it fits")).selectOption(t("Runs small"));
      await form.getByRole("button", { name: t("Length"), exact: true }).click();
      await form.getByLabel(`${t("Length")}, M`, { exact: true }).fill("seventy");
      await form.getByLabel(t("Model's height in cm")).fill("1.76");
      await form.getByRole("button", { name: t("Save Changes") }).click();
      await expect(form).toContainText(
        t("Please write centimeters from 0.1 to 300, such as 98.5."),
      );
      await expect(form.getByLabel(t("Model's height in cm"))).toHaveAccessibleDescription(
        t("Please write whole centimeters from 100 to 220."),
      );
      await expectNoViolationsOnScreens(page, "invalid fit");
      await form.getByLabel(`${t("Length")}, M`, { exact: true }).fill("70,5");
      await form.getByLabel(t("Model's height in cm")).fill("176");
      await form.getByRole("button", { name: t("Save Changes") }).click();
      await expect(form).toBeHidden();
      const saved = await database.read(`products?id=eq.${id}&select=fabric,care,fit,measures`);
      expect(saved).toEqual([
        {
          fabric: "100% cotton",
          care: ["iron_medium"],
          fit: "runs_small",
          measures: [{ size: "M", garment: { length: 70.5 } }],
        },
      ]);
      const html = async () => (await page.request.get(`/es/products/${slug}`)).text();
      await expect.poll(html).toContain("100% algodón");
    });
  });
}
