import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, picturesOf, visit } from "../fixtures/storefront.ts";

/** More tab stops than any view has. */
const MAX_STOPS = 150;

/** Press a key until the element has the focus. Throws if the keyboard cannot reach it. */
async function tabTo(page: Page, target: Locator, key = "Tab") {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} was not reached in ${MAX_STOPS} stops`);
}

async function press(page: Page, target: Locator, key = "Enter") {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole("button", { name, exact: true });

test("buys by keyboard alone", async ({ page, database }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await press(page, page.getByRole("link", { name: "Shop", exact: true }));
  await expect(page.getByRole("heading", { name: "Shop Collection" })).toBeVisible();

  await test.step("filters: open, choose, tick, type", async () => {
    await press(page, button(page, "Filters"));
    const panel = page.getByRole("complementary");
    await tabTo(page, panel.getByRole("combobox", { name: "Category" }));
    await page.keyboard.press("A");
    await page.keyboard.press("c");
    await expect(page).toHaveURL(/category=accessories/);
    await press(page, panel.getByRole("checkbox", { name: "In stock only" }), "Space");
    await expect(page).toHaveURL(/stock=1/);
    await expect(page.getByRole("article")).toHaveCount(3);
  });

  await test.step("Quick View: pictures, color, quantity, Add to Bag", async () => {
    await press(page, button(page, "Quick View: Woven Leather Belt"));
    const view = page.getByRole("dialog", { name: "Woven Leather Belt" });
    await press(page, button(view, "Next picture"));
    await expect(button(view, "Next picture")).toBeDisabled();
    await expect(button(view, "Next picture")).toBeFocused();
    await press(page, button(view, "Show picture 2 of 2"));
    await expect(picturesOf(view, "Woven Leather Belt").last()).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press("ArrowLeft");
    await expect(picturesOf(view, "Woven Leather Belt").first()).toBeInViewport({ ratio: 0.5 });
    const tan = view.getByRole("radio", { name: "Tan" });
    await tabTo(page, tan);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await expect(view.getByRole("radio", { name: "Cognac" })).toBeChecked();
    await tabTo(page, view.getByRole("spinbutton", { name: "Quantity" }));
    await page.keyboard.press("ArrowUp");
    await expect(view.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("2");
    await press(page, button(view, "Add to Bag"));
    await expect(view).toBeHidden();
  });

  await test.step("the bag: less, remove, Undo, Proceed to Checkout", async () => {
    const bag = bagOf(page);
    const quantity = bag.getByRole("spinbutton");
    await tabTo(page, quantity);
    await page.keyboard.press("ArrowDown");
    await expect(quantity).toHaveValue("1");
    await press(page, button(bag, /^Remove Woven Leather Belt/));
    await expect(button(bag, "Undo")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(bag, /^Remove Woven Leather Belt/)).toBeFocused();
    await press(page, button(bag, "Proceed to Checkout"));
    await press(page, button(page, "Continue to Checkout"));
    await expect(page).toHaveURL(/\/checkout$/);
  });

  await test.step("shipping and payment", async () => {
    for (const [name, value] of [
      ["First Name", "Marta"],
      ["Last Name", "Ruiz"],
      ["Email", "marta@example.com"],
      ["Phone", "0991234567"],
      ["Address", "Calle Larga 1"],
      ["City", "Cuenca"],
    ] as const) {
      await tabTo(page, page.getByLabel(name));
      await page.keyboard.type(value);
    }
    await press(page, button(page, "Continue to Payment"));
    await press(page, button(page, "Approve payment"));
    await expect(page.getByRole("heading", { name: "Grazie Mille!" })).toBeVisible();
  });
  expect(await database.read("orders?email=eq.marta@example.com")).toHaveLength(1);
});

test("operates cards, sort, search, sharing and the newsletter by keyboard", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  await visit(page, "/shop?category=accessories");
  await tabTo(page, page.getByRole("searchbox", { name: "Search products" }));
  await page.keyboard.type("belt");
  await expect(page.getByRole("article")).toHaveCount(1);
  await tabTo(page, page.getByRole("combobox", { name: "Sort by" }));
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/sort=price-up/);
  const heart = button(page, "Add Woven Leather Belt to wishlist");
  await press(page, heart, "Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await press(page, button(page, "Quick Add: Woven Leather Belt"));
  await expect(button(page, "Shopping bag, 1 item")).toBeVisible();
  await tabTo(page, page.getByRole("link", { name: "Woven Leather Belt" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/woven-leather-belt$/);
  await press(page, button(page, "Share"));
  await tabTo(page, button(page, "Copy link"));
  await page.keyboard.press("Escape");
  await expect(button(page, "Share")).toBeFocused();
  await visit(page, "/");
  await tabTo(page, page.getByRole("textbox", { name: "Email address" }));
  await page.keyboard.type("marta@example.com");
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Please confirm with the link in our email to marta@example.com."),
  ).toBeVisible();
});

test("traps the focus in every dialog and returns it", async ({ page }) => {
  await visit(page, "/shop?category=accessories");
  for (const [opener, name] of [
    [button(page, "Shopping bag"), "Shopping Bag"],
    [button(page, "Quick View: Woven Leather Belt"), "Woven Leather Belt"],
  ] as const) {
    await press(page, opener);
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press("Tab");
      // The trap's guards are beside the dialog and return the focus into it.
      const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isInside, `stop ${stop} in ${name}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("operates the menu and the filter sheet by keyboard and returns the focus", async ({
    page,
  }) => {
    await visit(page, "/shop");
    await press(page, button(page, "Filters"));
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await press(page, sheet.getByRole("checkbox", { name: "In stock only" }), "Space");
    await expect(page).toHaveURL(/stock=1/);
    await press(page, button(sheet, "Show 19 products"));
    await expect(sheet).toBeHidden();
    await expect(button(page, "Filters")).toBeFocused();
    await tabTo(page, button(page, "Menu"), "Shift+Tab");
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button(page, "Menu")).toBeFocused();
    await page.keyboard.press("Enter");
    await press(page, menu.getByRole("link", { name: "Home" }));
    await expect(page.getByRole("heading", { name: "Italian Eleganza" })).toBeVisible();
  });
});
