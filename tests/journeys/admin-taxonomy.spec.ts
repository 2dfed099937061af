import { expect, test } from "../fixtures/shop-test.ts";
import { openAdmin } from "./open-admin.ts";

test.describe("categories and collections", () => {
  // The browser reports the rejected name, and the operation logs it.
  test.use({ expectedConsoleErrors: [/status of 409|changing categories failed/] });

  test("adds, renames and deletes a category", async ({ page }) => {
    await openAdmin(page, "taxonomy");
    const panel = page.getByRole("region", { name: "Categories" });
    await panel.getByLabel("Name", { exact: true }).first().fill("  Beach  Wear ");
    await panel.getByRole("button", { name: "Add Category" }).click();
    await expect(panel.getByText("beach-wear")).toBeVisible();
    await expect(page.getByText("Beach Wear was added.")).toBeVisible();
    const shop = async () => (await page.request.get("/shop")).text();
    await expect.poll(shop).toContain('value="beach-wear"');

    await panel.getByRole("button", { name: "Rename Tops" }).click();
    const name = panel.getByRole("listitem").getByLabel("Name", { exact: true });
    await name.fill("Dresses");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("This name is already taken.")).toBeVisible();
    await expect(name).toHaveValue("Dresses");
    await name.fill("Blouses & Knits");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(panel.getByText("blouses-&-knits")).toBeVisible();

    await panel.getByRole("button", { name: "Delete Blouses & Knits" }).click();
    const dialog = page.getByRole("dialog", {
      name: "Are you sure you want to delete this category?",
    });
    await expect(dialog).toContainText("4 products will lose it");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await panel.getByRole("button", { name: "Delete Beach Wear" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(panel.getByText("beach-wear")).toBeHidden();
    await expect(page.getByText("Beach Wear was deleted.")).toBeVisible();

    await page.getByRole("link", { name: "View Shop" }).click();
    await page.goto("/shop?category=blouses-%26-knits");
    await expect(page.getByText("Riviera Striped Knit").first()).toBeVisible();
  });

  test("chooses the swatch of a color name, which both languages show", async ({
    page,
    database,
  }) => {
    const added = await database.addProduct("Aqua Shawl", { colors: ["Verde Agua"] });
    await openAdmin(page, "taxonomy");
    const panel = page.getByRole("region", { name: "Swatches" });
    await expect(panel.getByRole("listitem").filter({ hasText: "Verde Agua" })).toContainText(
      "gray in the shop",
    );
    await panel.getByLabel("Choose the swatch of Verde Agua", { exact: true }).fill("#a4c2b5");
    await panel.getByRole("button", { name: "Save the swatch of Verde Agua" }).click();
    await expect(
      panel.getByRole("button", { name: "Reset the swatch of Verde Agua" }),
    ).toBeVisible();
    for (const path of ["", "/es"]) {
      const html = async () => (await page.request.get(`${path}/products/${added.slug}`)).text();
      await expect.poll(html).toContain("background-color:#a4c2b5");
    }
    await panel.getByRole("button", { name: "Reset the swatch of Verde Agua" }).click();
    await expect(panel.getByText("gray in the shop").first()).toBeVisible();
    await expect.poll(() => database.read("swatches")).toEqual([]);
  });

  test("keeps the heading of the swatches when the form of the last color closes", async ({
    page,
  }) => {
    let names = ["Cream"];
    await page.route("**/rpc/list_color_names", (route) => route.fulfill({ json: names }));
    await page.route("**/rpc/set_swatch", (route) => route.fulfill({ json: true }));
    await openAdmin(page, "taxonomy");
    const panel = page.getByRole("region", { name: "Swatches" });
    await panel.getByLabel("Choose the swatch of Cream").fill("#a4c2b5");
    names = [];
    await panel.getByRole("button", { name: "Save the swatch of Cream" }).click();
    await expect(panel.getByText("No product has a color.")).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Swatches" })).toBeFocused();
  });

  test("adds and deletes a collection with descriptions in both languages", async ({
    page,
    database,
  }) => {
    await openAdmin(page, "taxonomy");
    const panel = page.getByRole("region", { name: "Collections" });
    const field = (name: string) => panel.getByLabel(name, { exact: true }).first();
    await field("Name").fill("   ");
    await panel.getByRole("button", { name: "Add Collection" }).click();
    await expect(panel.getByText("Please write a name.")).toBeVisible();
    await field("Name").fill("Capri Nights");
    await field("Spanish name").fill("Noches de Capri");
    await field("Description").fill("Linen after sunset.");
    await field("Spanish description").fill("Lino después del ocaso.");
    await panel.getByRole("button", { name: "Add Collection" }).click();
    await expect(panel.getByText("capri-nights")).toBeVisible();
    await expect(field("Name")).toHaveValue("");
    expect(await database.read("collections?name=eq.capri-nights")).toEqual([
      expect.objectContaining({
        display_name: "Capri Nights",
        display_name_es: "Noches de Capri",
        description: "Linen after sunset.",
        description_es: "Lino después del ocaso.",
      }),
    ]);

    await panel.getByRole("button", { name: "Delete Capri Nights" }).click();
    const dialog = page.getByRole("dialog", {
      name: "Are you sure you want to delete this collection?",
    });
    await expect(dialog).toContainText("No product uses it.");
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(panel.getByText("capri-nights")).toBeHidden();
  });
});
