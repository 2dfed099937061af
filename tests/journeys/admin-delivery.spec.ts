import { expectNoViolationsOnScreens } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/shop-test.ts";
import { SCREENS, visit } from "../fixtures/storefront.ts";
import { openAdmin } from "./open-admin.ts";

const FREE = {
  name: "All of Ecuador",
  nameEs: "Todo el Ecuador",
  isEverywhereElse: true,
  price: 0,
};

test.describe("zones of delivery on a phone", () => {
  test.use(SCREENS.phone);

  test("edits zones by keyboard, and shoppers pay by them", async ({ page, database }) => {
    // Written first, so that the journey's end restores it.
    await database.setDeliveryZones([FREE]);
    await database.change("shop_information?id=eq.true", { prices_include_tax: false });
    const { slug } = await database.addProduct("Delivered Scarf");
    await openAdmin(page, "settings");
    const zone = page.getByRole("group", { name: "Coast", exact: true });
    const added = page.getByRole("group", { name: "New zone", exact: true });
    const save = page.getByRole("button", { name: "Save Delivery Zones" });

    await test.step("a zone needs a name, provinces and a price", async () => {
      await page.getByRole("button", { name: "Add Zone" }).press("Enter");
      await save.press("Enter");
      const name = added.getByLabel("Name of the zone, in Spanish");
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription("Please write a name.");
      await expect(added).toContainText("Choose the provinces of this zone, or everywhere else.");
      await expect(added.getByLabel("Price of delivery in dollars")).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await expectNoViolationsOnScreens(page, "invalid zones");
      await page.keyboard.press("Tab");
      await page.keyboard.type("Coast");
    });
    await test.step("what shoppers pay is beside the price", async () => {
      await zone.getByLabel("Name of the zone, in Spanish").fill("Costa");
      await zone.getByRole("checkbox", { name: "Guayas" }).focus();
      await page.keyboard.press("Space");
      await zone.getByRole("checkbox", { name: "Manabí" }).press("Space");
      await zone.getByLabel("Price of delivery in dollars").fill("4,50");
      await expect(zone).toContainText("Without IVA. Shoppers pay $5.18.");
      await zone.getByLabel("Free from, in dollars (optional)").fill("90");
      await zone.getByLabel("Business days in this zone, at least").fill("2");
      await zone.getByLabel("Business days in this zone, at most").fill("3");
      await expect(page.getByText("Checkout asks every shopper for the province.")).toBeVisible();
      await save.press("Enter");
      await expect(page.getByText("Saved. Shoppers see it now.")).toBeVisible();
      await expectNoViolationsOnScreens(page, "saved zones");
    });
    await test.step("a province moves to the zone that takes it, and another zone is deleted", async () => {
      await page.getByRole("button", { name: "Add Zone" }).click();
      await added.getByLabel("Name of the zone, in English").fill("Manabí");
      const manabi = page.getByRole("group", { name: "Manabí", exact: true });
      await manabi.getByRole("checkbox", { name: "Manabí" }).check();
      await expect(zone.getByRole("checkbox", { name: "Manabí" })).not.toBeChecked();
      await manabi.getByLabel("Price of delivery in dollars").fill("3");
      await page.getByRole("button", { name: "Delete this zone: All of Ecuador" }).click();
      await expect(
        page.getByText("You deliver to the provinces of these zones only."),
      ).toBeVisible();
      await save.click();
      await expect(page.getByText("Saved. Shoppers see it now.")).toBeVisible();
    });
    await test.step("unsaved zones are asked about", async () => {
      await zone.getByLabel("Price of delivery in dollars").fill("99");
      await page.getByRole("link", { name: "Orders" }).first().click();
      const dialog = page.getByRole("dialog", { name: "Discard your changes?" });
      await dialog.getByRole("button", { name: "Keep Editing" }).click();
      await expect(dialog).toBeHidden();
      await expect(zone.getByLabel("Price of delivery in dollars")).toHaveValue("99");
      await page.getByRole("button", { name: "Discard", exact: true }).click();
    });
    await visit(page, `/products/${slug}`);
    await expect(page.getByRole("main")).toContainText(
      "Shipping from $3.45. Estimated delivery: 2-5 business days",
    );
  });
});

test("sets where orders are picked up, and checkout offers it", async ({ page, database }) => {
  await database.change("shop_information?id=eq.true", {
    pickup_address: "",
    pickup_note: "",
    pickup_note_es: "",
  });
  const { slug } = await database.addProduct("Handed-out Scarf");
  await openAdmin(page, "settings");
  await page.getByLabel("Where orders can be picked up").fill("Av. Amazonas N34-120, Quito");
  await page.getByLabel("About pick-up, in Spanish").fill("De lunes a viernes.");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Saved. Shoppers see it now.")).toBeVisible();
  await visit(page, `/products/${slug}`);
  await page.getByRole("main").getByRole("button", { name: "Add to Bag" }).click();
  await visit(page, "/checkout");
  await page.getByText("Pick-up", { exact: true }).click();
  await expect(page.getByRole("group", { name: "How you receive your order" })).toContainText(
    "Av. Amazonas N34-120, Quito",
  );
});
