import { press, signIn } from "./steps.mjs";
import { ENDS, EVERY, LOOKED_AT } from "./widths.mjs";

/** Open the first order of the list. */
async function openOrder(page) {
  await signIn(page);
  await page
    .getByRole("link", { name: /^[0-9A-F]{8}$/ })
    .first()
    .click();
  await page.getByRole("heading", { level: 1, name: /^Order [0-9A-F]{8}$/ }).waitFor();
}

/** Every view of the admin, in the format of `SHOP_VIEWS`. */
export const ADMIN_VIEWS = [
  ["admin-sign-in", "/admin", ENDS],
  ["admin-products", "/admin/products", EVERY, signIn],
  [
    "admin-product-form",
    "/admin/products",
    ENDS,
    async (page) => {
      await signIn(page);
      await press(page, "button", "Edit Silk Wrap Dress");
      await page.getByRole("dialog").waitFor();
    },
  ],
  [
    "admin-bulk-change",
    "/admin/products",
    LOOKED_AT,
    async (page) => {
      await signIn(page);
      for (const box of [1, 2, 3])
        await page
          .getByRole("checkbox", { name: /^Select / })
          .nth(box)
          .check();
      await press(page, "button", "Change");
      await page.getByLabel("What to change").selectOption("Price, by percent");
      await page.getByLabel("Percent").fill("20");
    },
  ],
  ["admin-taxonomy", "/admin/taxonomy", ENDS, signIn],
  ["admin-settings", "/admin/settings", ENDS, signIn],
  ["admin-orders", "/admin/orders", ENDS, signIn],
  ["admin-order", "/admin/orders", ENDS, openOrder],
  ["admin-new-order", "/admin/orders/new", ENDS, signIn],
  ["admin-discounts", "/admin/discounts", ENDS, signIn],
  ["admin-reviews", "/admin/reviews", ENDS, signIn],
  ["admin-newsletter", "/admin/newsletter", LOOKED_AT, signIn],
  ["admin-privacy", "/admin/privacy", LOOKED_AT, signIn],
];
