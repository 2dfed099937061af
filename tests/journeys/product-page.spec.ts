import { expect, test } from "../fixtures/shop-test.ts";
import { bagOf, picturesOf, SCREENS, swipeLeft, visit } from "../fixtures/storefront.ts";

test.describe("a product's page on phone", () => {
  test.use(SCREENS.phone);

  test("leads from the bar of a sold-out product to the form to be told when it is back", async ({
    page,
  }) => {
    await visit(page, "/products/silk-blouse");
    const main = page.getByRole("main");
    await expect(main.getByRole("spinbutton", { name: "Quantity" })).toBeHidden();
    await expect(main.getByRole("button", { name: "Sold Out" })).toBeHidden();
    const link = main.getByRole("link", { name: "Tell me when it is back" });
    await expect(link).toBeInViewport();
    const email = main.getByRole("textbox", { name: "Email" });
    await link.click();
    await expect(email).toBeInViewport();
  });

  test("shows title, breadcrumbs, facts and related products", async ({ page }) => {
    await visit(page, "/products/silk-wrap-dress");
    await expect(page).toHaveTitle("Silk Wrap Dress · Gemma Luce");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Silk Wrap Dress");
    await expect(main).toContainText("$245.00");
    await expect(main).toContainText("heavy silk crêpe from Como");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
    await expect(crumbs.getByRole("listitem")).toHaveText([
      "Home",
      "Shop",
      "dresses",
      "Silk Wrap Dress",
    ]);
    const related = page.getByRole("region", { name: "Complete the look" });
    await expect(related.getByRole("article")).toHaveCount(4);
    for (const card of await related.getByRole("article").all()) {
      await expect(card).toContainText("la dolce vita");
      await expect(card).not.toContainText("Silk Wrap Dress");
    }
    await related.getByRole("link", { name: "Riviera Striped Knit" }).click();
    await expect(page).toHaveTitle("Riviera Striped Knit · Gemma Luce");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Riviera Striped Knit");
    await crumbs.getByRole("link", { name: "tops" }).click();
    await expect(page).toHaveURL(/\/shop\?category=tops$/);
  });
});

test.describe("a product's page on desktop", () => {
  test.use(SCREENS.desktop);

  test("has the gallery, pickers, stepper and Add to Bag of Quick View", async ({ page }) => {
    await visit(page, "/products/suede-ankle-boots");
    const main = page.getByRole("main");
    const pictures = picturesOf(main, "Suede Ankle Boots");
    await expect(pictures.first()).toBeInViewport({ ratio: 0.5 });
    await main.getByRole("button", { name: "Show picture 2 of 2" }).click();
    await expect(pictures.last()).toBeInViewport({ ratio: 0.5 });
    await expect(pictures.first()).not.toBeInViewport({ ratio: 0.5 });
    await expect(main.getByRole("link", { name: "Size Guide" })).toHaveAttribute(
      "href",
      "/info/size-guide",
    );
    await expect(main).toContainText("11 in stock and ready to ship");
    await expect(main.getByRole("radio", { name: "35" })).toBeDisabled();
    await main.getByRole("button", { name: "Add to Bag" }).click();
    await expect(main.getByRole("alert")).toHaveText("Please select size and color");
    await main.getByRole("radio", { name: "38" }).check();
    await main.getByRole("radio", { name: "Camel" }).check();
    await expect(main).toContainText("2 in stock and ready to ship");
    await main.getByRole("button", { name: "Increase quantity" }).click();
    await expect(main.getByRole("button", { name: "Increase quantity" })).toBeDisabled();
    await main.getByRole("button", { name: "Add to Bag" }).click();
    await expect(bagOf(page).getByRole("listitem")).toContainText("Size: 38");
    await expect(bagOf(page)).toContainText("$550.00");
  });
});

test.describe("the pictures of a color on desktop", () => {
  test.use(SCREENS.desktop);

  test("are shown for the selected color, here and in the bag", async ({ page }) => {
    await visit(page, "/products/milanese-trench-coat");
    const main = page.getByRole("main");
    const pictures = picturesOf(main, "Milanese Trench Coat");
    await expect(pictures).toHaveCount(2);
    const list = main.getByRole("list", { name: "Pictures of Milanese Trench Coat" });
    await list.press("ArrowRight");
    await expect(pictures.last()).toBeInViewport({ ratio: 0.5 });

    await main.getByRole("radio", { name: "Tan" }).check();
    await expect(pictures).toHaveCount(1);
    await expect(pictures).toHaveAttribute("src", /-front-/);
    const thumbnail = main.getByRole("button", { name: "Show picture" });
    await expect(thumbnail).toHaveAccessibleName("Show picture 1 of 1");
    await expect(thumbnail).toHaveAttribute("aria-current", "true");
    await main.getByRole("radio", { name: "Navy" }).check();
    await expect(pictures).toHaveAttribute("src", /-back-/);

    await main.getByRole("radio", { name: "M", exact: true }).check();
    await main.getByRole("button", { name: "Add to Bag" }).click();
    const bag = bagOf(page);
    await expect(bag.locator("img")).toHaveAttribute("src", /-back-/);

    await test.step("the line's size and color change in place, by keyboard", async () => {
      const change = bag.getByRole("button", { name: /^Change size and color/ });
      await change.press("Enter");
      const form = bag.getByRole("form");
      await expect(form.getByLabel("Size")).toBeFocused();
      await form.getByLabel("Size").selectOption("L");
      await form.getByLabel("Color").selectOption("Tan");
      await form.getByRole("button", { name: "Save" }).press("Enter");
      await expect(form).toBeHidden();
      await expect(change).toBeFocused();
      await expect(bag).toContainText("Milanese Trench Coat is now L, Tan. Quantity: 1.");
      await expect(bag.locator("img")).toHaveAttribute("src", /-front-/);
    });
  });
});

test.describe("sharing", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("opens the device's share sheet if there is one", async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (what) => {
        document.title = `shared ${what?.title} ${what?.url}`;
      };
    });
    await visit(page, "/products/silk-wrap-dress");
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page).toHaveTitle(/^shared Silk Wrap Dress http.*\/products\/silk-wrap-dress$/);
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
  });

  test("falls back to a copied link and WhatsApp", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", { value: undefined });
    });
    await visit(page, "/products/silk-wrap-dress");
    await page.getByRole("button", { name: "Share" }).click();
    const whatsapp = page.getByRole("link", { name: "Share on WhatsApp" });
    const url = new URL((await whatsapp.getAttribute("href")) ?? "");
    expect(url.origin).toBe("https://wa.me");
    expect(url.searchParams.get("text")).toBe(`Silk Wrap Dress ${page.url()}`);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
  });
});

test.describe("the gallery on touch", () => {
  test.use(SCREENS.phone);

  test("follows a swipe, with the next picture at its edge", async ({ page }) => {
    await visit(page, "/products/suede-ankle-boots");
    const pictures = picturesOf(page, "Suede Ankle Boots");
    const gallery = page.getByRole("main");
    await expect(gallery).toContainText("1 / 2");
    await expect(pictures.last()).toBeInViewport({ ratio: 0.1 });
    await swipeLeft(page, pictures.first());
    // The swipe has ended.
    await expect(pictures.last()).toBeInViewport({ ratio: 0.99 });
    await expect(gallery).toContainText("2 / 2");
    await page.getByRole("list", { name: "Pictures of Suede Ankle Boots" }).press("ArrowLeft");
    await expect(pictures.first()).toBeInViewport({ ratio: 0.99 });
    await expect(gallery).toContainText("1 / 2");
  });

  test("describes each picture", async ({ page }) => {
    await visit(page, "/products/suede-ankle-boots");
    await expect(page.getByRole("img", { name: /suede ankle boots/i }).first()).toBeVisible();
    await expect(page.getByRole("img", { name: /picture \d of/ })).toHaveCount(0);
  });

  test("names an uploaded photograph by its product", async ({ page, database }) => {
    const added = await database.addProduct("Photographed Shawl", {
      images: ["/icon-512.png", "/icon-192.png"],
    });
    await visit(page, `/products/${added.slug}`);
    await expect(
      page.getByRole("img", { name: "Photographed Shawl, picture 1 of 2" }),
    ).toBeVisible();
  });

  test("names the color of an uploaded photograph, in the shopper's language", async ({
    page,
    database,
  }) => {
    const added = await database.addProduct("Photographed Stole", {
      images: ["/icon-512.png", "/icon-192.png"],
      colors: ["Navy", "Sage Green"],
      image_colors: ["", "Sage Green"],
    });
    for (const [path, names] of [
      [
        "/",
        ["Photographed Stole, picture 1 of 2", "Photographed Stole in sage green, picture 2 of 2"],
      ],
      [
        "/es/",
        ["Photographed Stole, imagen 1 de 2", "Photographed Stole en verde salvia, imagen 2 de 2"],
      ],
    ] as const) {
      await visit(page, `${path}products/${added.slug}`);
      const pictures = page.getByRole("list", { name: /Photographed Stole/ }).getByRole("img");
      for (const [index, name] of names.entries()) {
        await expect(pictures.nth(index)).toHaveAccessibleName(name);
      }
    }
  });
});
