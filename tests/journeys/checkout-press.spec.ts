import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { reload, SCREENS } from "../fixtures/storefront.ts";
import { field, fillShipping, invoiceForCedula, openCheckout } from "./checkout-form.ts";

/** Press and release the mouse on a control's upper edge, where it is before the press. */
async function press(page: Page, control: Locator) {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error("There is nothing to press");
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  await page.mouse.up();
}

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(`a press on ${screen}`, () => {
    test.use(options);

    test("counts although the field that loses the focus has something to say", async ({
      page,
    }) => {
      await openCheckout(page);
      await fillShipping(page);
      const proceed = page.getByRole("button", { name: "Continue to Payment" });

      // The form is reloaded, because a field that was left once says everything while one types.
      await test.step("of a wrong phone number, before a choice", async () => {
        await reload(page);
        await page.getByText("Invoice (optional)").click();
        await field(page, "Phone").fill("099");
        await press(page, page.getByRole("radio", { name: "Cédula" }));
        await expect(page.getByText("Please check this number")).toBeVisible();
        await expect(page.getByRole("radio", { name: "Cédula" })).toBeChecked();
        await page.getByRole("radio", { name: "Later" }).check();
      });

      await test.step("of a wrong number for the invoice, which is then in focus", async () => {
        await reload(page);
        await invoiceForCedula(page);
        await field(page, "Cédula").fill("1710034064");
        await press(page, proceed);
        await expect(page.getByText("Please check this cédula")).toBeVisible();
        await expect(field(page, "Cédula")).toBeFocused();
        await field(page, "Cédula").fill("1710034065");
      });

      await test.step("of an email address and a phone number that may be mistyped", async () => {
        await reload(page);
        await field(page, "Email").fill("ana@gmial");
        await field(page, "Phone").fill("0991");
        await expect(page.getByText("Please check this email address")).toBeVisible();
        await press(page, proceed);
        await expect(page.getByRole("heading", { name: "Payment", exact: true })).toBeVisible();
      });
    });
  });
}
