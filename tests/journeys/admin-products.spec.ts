import sharp from "sharp";
import { expect, test } from "../fixtures/shop-test.ts";
import { plainPicture, renamedText, rotatedPhotograph, tooLargePicture } from "./admin-pictures.ts";
import { openAdmin, rowOf } from "./open-admin.ts";

type ProductRow = {
  id: string;
  slug: string;
  price: string;
  original_price: string | null;
  images: string[];
  image_colors: string[];
  colors: string[];
  name_es: string;
  quantity: number;
  created_at: string;
};

// The browser reports the duplicate slug, and the operation logs it.
test.use({ expectedConsoleErrors: [/status of 409|changing a product failed/] });

test("adds a product with pictures, shows it in the shop, edits, deletes and restores it", async ({
  page,
  shop,
  database,
}) => {
  const read = async () =>
    (await database.read<ProductRow>("products?name=eq.Amalfi Kaftan"))[0] as ProductRow;
  await openAdmin(page, "products");

  await test.step("Add New Product validates its fields and keeps their text", async () => {
    await page.getByRole("button", { name: "Add New Product" }).click();
    const modal = page.getByRole("dialog", { name: "Add New Product" });
    await modal.getByLabel("Name", { exact: true }).fill("Amalfi Kaftan");
    await modal.getByLabel("Price (USD)").fill("-3");
    await modal.getByRole("button", { name: "Add Product" }).click();
    await expect(modal.getByText("Please fill in this field.")).toBeVisible();
    await expect(modal.getByLabel("Price (USD)")).toBeFocused();
    await expect(modal.getByLabel("Name", { exact: true })).toHaveValue("Amalfi Kaftan");
  });

  await test.step("one picture is accepted, the other files show an error", async () => {
    const modal = page.getByRole("dialog");
    await modal
      .getByLabel("Add Pictures")
      .setInputFiles([await rotatedPhotograph(), await tooLargePicture(), renamedText()]);
    await expect(
      modal.getByText("File size too large. Please use images under 5MB."),
    ).toBeVisible();
    await expect(modal.getByText("Failed to load image")).toBeVisible();
    await expect(modal.getByRole("img", { name: "Picture 1" })).toBeVisible();
    await expect(modal.getByText("Main")).toBeVisible();
    await expect(modal.getByText("rotated.jpg", { exact: true })).toBeHidden();
  });

  await test.step("the product is completed and saved", async () => {
    const modal = page.getByRole("dialog");
    await modal.getByLabel("Price (USD)").clear();
    await modal.getByLabel("Price (USD)").pressSequentially("189,5");
    await expect(modal.getByLabel("Price (USD)")).toHaveAccessibleDescription(
      "Without IVA: shoppers pay $217.93",
    );
    await modal.getByLabel("Original price").fill("0");
    await modal.getByLabel("Spanish name").fill("Kaftán Amalfi");
    await modal.getByLabel("Description", { exact: true }).fill("Printed cotton voile.");
    await modal.getByLabel("Category").selectOption("Dresses");
    await modal.getByLabel("Collection").selectOption("La Dolce Vita");
    await modal.getByLabel("Quantity", { exact: true }).fill("4");
    await modal.getByLabel("Sizes").fill("S, M,, ");
    await modal.getByLabel("Colors").fill("Terracotta");
    await modal.getByLabel("New Arrival").check();
    await modal.getByRole("button", { name: "Add Product" }).click();
    await expect(modal).toBeHidden();
    await expect(rowOf(page, "Amalfi Kaftan")).toContainText("La Dolce Vita");
  });

  const added = await read();
  expect(Number(added.price)).toBe(189.5);
  expect(added).toMatchObject({
    original_price: null,
    quantity: 4,
    colors: ["Terracotta"],
    name_es: "Kaftán Amalfi",
  });
  expect(added.images).toHaveLength(1);

  await test.step("every width is stored upright and without metadata", async () => {
    const [path = ""] = added.images;
    for (const [width, ending] of [
      [600, "1200.jpg"],
      [600, "1200.webp"],
      [600, "800.jpg"],
      [400, "400.webp"],
    ] as const) {
      const file = await page.request.get(path.replace("1200.jpg", ending));
      const picture = sharp(await file.body());
      const { width: stored, orientation, exif } = await picture.metadata();
      expect([stored, orientation, exif]).toEqual([width, undefined, undefined]);
      const upperHalf = await picture.extract({ left: 0, top: 0, width, height: width }).toBuffer();
      const { dominant } = await sharp(upperHalf).stats();
      expect(dominant.r).toBeGreaterThan(dominant.b);
    }
  });

  await test.step("the shop shows it", async () => {
    await page.getByRole("link", { name: "View Shop" }).click();
    await page.getByRole("link", { name: "Amalfi Kaftan" }).first().click();
    await expect(page.getByRole("heading", { name: "Amalfi Kaftan" })).toBeVisible();
    await expect(page.getByText("$189.50").first()).toBeVisible();
    await page.getByRole("link", { name: "Admin" }).first().click();
    await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
  });

  await test.step("a number is changed in the table", async () => {
    await page.getByLabel("Quantity of Amalfi Kaftan").fill("7");
    await page.getByLabel("Quantity of Amalfi Kaftan").press("Enter");
    await expect.poll(async () => (await read()).quantity).toBe(7);
    await page.getByLabel("Price of Amalfi Kaftan").fill("abc");
    await page.getByLabel("Price of Amalfi Kaftan").press("Enter");
    await expect(page.getByLabel("Price of Amalfi Kaftan")).toHaveAttribute("aria-invalid", "true");
    await page.getByLabel("Price of Amalfi Kaftan").fill("189.50");
    await page.getByLabel("Price of Amalfi Kaftan").press("Enter");
  });

  await test.step("stock is counted per size and color", async () => {
    await page.getByRole("button", { name: "Edit Amalfi Kaftan" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Product" });
    await modal.getByLabel("Count stock per size and color").check();
    await modal.getByLabel("Quantity of S Terracotta").fill("2");
    await modal.getByLabel("Quantity of M Terracotta").fill("3");
    await modal.getByLabel("Add Pictures").setInputFiles(await plainPicture("second.webp"));
    await expect(modal.getByRole("img", { name: "Picture 2" })).toBeVisible();
    await modal.getByLabel("Color of picture 2").selectOption("Terracotta");
    await modal.getByRole("button", { name: "Move picture 2 forward" }).click();
    await expect(modal.getByLabel("Color of picture 1")).toHaveValue("Terracotta");
    await modal.getByRole("button", { name: "Save Changes" }).click();
    await expect(modal).toBeHidden();
    const edited = await read();
    expect(edited.quantity).toBe(5);
    expect(edited.images[1]).toBe(added.images[0]);
    expect(edited.image_colors).toEqual(["Terracotta"]);
  });

  await test.step("the quantity in the table opens the stock alone", async () => {
    await page.getByRole("button", { name: "Quantity of Amalfi Kaftan: 5" }).click();
    const dialog = page.getByRole("dialog", { name: "Stock of Amalfi Kaftan" });
    await dialog.getByLabel("Quantity of S Terracotta").fill("4");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await expect(dialog).toBeHidden();
    expect((await read()).quantity).toBe(7);
  });

  await test.step("its slug changes, and the old one redirects", async () => {
    await page.getByRole("button", { name: "Edit Amalfi Kaftan" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Product" });
    await expect(modal.getByLabel("Link")).toHaveValue("amalfi-kaftan");
    await modal.getByLabel("Link").fill("Silk Wrap Dress");
    await expect(modal.getByText(`${shop.url}/products/silk-wrap-dress`)).toBeVisible();
    await modal.getByRole("button", { name: "Save Changes" }).click();
    await expect(modal.getByText("Another product has this link.")).toBeVisible();
    await modal.getByLabel("Link").fill("Kaftan, made in Amalfi");
    await modal.getByRole("button", { name: "Save Changes" }).click();
    await expect(modal).toBeHidden();
    expect((await read()).slug).toBe("kaftan-made-in-amalfi");
    const old = await page.request.get("/products/amalfi-kaftan", { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([
      301,
      "/products/kaftan-made-in-amalfi",
    ]);
  });

  await test.step("unsaved changes need a confirmation", async () => {
    await page.getByRole("button", { name: "Edit Amalfi Kaftan" }).click();
    const modal = page.getByRole("dialog", { name: "Edit Product" });
    await modal.getByLabel("Name", { exact: true }).fill("Something else");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep Editing" }).click();
    await expect(modal.getByLabel("Name", { exact: true })).toHaveValue("Something else");
    await modal.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(modal).toBeHidden();
    expect((await read()).slug).toBe("kaftan-made-in-amalfi");
  });

  await test.step("it is deleted without a confirmation and restored by Undo", async () => {
    const before = await read();
    await page.getByRole("button", { name: "Delete Amalfi Kaftan" }).click();
    await expect(page.getByText("Amalfi Kaftan was deleted.")).toBeVisible();
    expect(await read()).toBeUndefined();
    await page.getByRole("button", { name: "Undo" }).click();
    // The row may still be there from before the deletion.
    await expect.poll(read).toBeDefined();
    await expect(rowOf(page, "Amalfi Kaftan")).toBeVisible();
    const { updated_at: _, ...restored } = (await read()) as ProductRow & {
      updated_at: string;
    };
    expect(before).toMatchObject(restored);
    const picture = await page.request.get(new URL(before.images[0] ?? "", shop.url).href);
    expect(picture.status()).toBe(200);
  });

  await test.step("its pictures are deleted when Undo expires", async () => {
    const { images } = await read();
    await page.clock.install();
    await page.getByRole("button", { name: "Delete Amalfi Kaftan" }).click();
    await expect(page.getByText("Amalfi Kaftan was deleted.")).toBeVisible();
    // Undo does not expire while it has the focus.
    await page.getByLabel("Search products").focus();
    await page.clock.runFor(8100);
    await expect
      .poll(async () => (await page.request.get(new URL(images[0] ?? "", shop.url).href)).status())
      .not.toBe(200);
  });
});

test("shows the second of two editors the conflict", async ({ page, browser, shop, database }) => {
  await openAdmin(page, "products");
  await page.getByRole("button", { name: "Edit Silk Wrap Dress" }).click();
  const modal = page.getByRole("dialog", { name: "Edit Product" });
  await modal.getByLabel("Price (USD)").fill("250");

  const second = await browser.newPage({ baseURL: shop.url });
  await openAdmin(second, "products");
  await second.getByLabel("Price of Silk Wrap Dress").fill("239");
  await second.getByLabel("Price of Silk Wrap Dress").press("Enter");
  const price = async () =>
    Number((await database.read<ProductRow>("products?slug=eq.silk-wrap-dress"))[0]?.price ?? "0");
  await expect.poll(price).toBe(239);
  await second.close();

  await modal.getByRole("button", { name: "Save Changes" }).click();
  await expect(modal.getByRole("row", { name: /Price/ })).toContainText("239.00");
  expect(await price()).toBe(239);
  await modal.getByRole("button", { name: "Keep mine" }).click();
  await modal.getByRole("button", { name: "Save Changes" }).click();
  await expect(modal).toBeHidden();
  expect(await price()).toBe(250);
});

test("previews the import of a CSV file", async ({ page, database }) => {
  await openAdmin(page, "products");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const exported = (await (await (await download).createReadStream()).toArray()).join("");
  const lines = exported.trim().split("\r\n");
  const products = await database.read<{ id: string }>("products?select=id");
  expect(lines).toHaveLength(1 + products.length);
  const sweater = lines.find((line) => line.includes("Merino Turtleneck")) ?? "";
  const columns = lines[0]?.split(",").length ?? 0;
  const broken = ",Broken,,Text,,minus,,,,,,,in-stock,no,no,no,1".split(",");
  const file = [
    lines[0],
    sweater.replace(",135.00,", ",138.00,"),
    lines.find((line) => line.includes("Woven Espadrilles")),
    sweater.replace(/^[^,]+/, ""),
    broken.concat(Array(columns - broken.length).fill("")).join(","),
  ].join("\n");
  await page
    .getByLabel("Import CSV")
    .setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  const dialog = page.getByRole("dialog", { name: "Import Products" });
  const effectOf = (line: number) => dialog.getByRole("row", { name: new RegExp(`^${line} `) });
  await expect(effectOf(2)).toContainText(/Will be changed: Price: 135\.00 .*138\.00/);
  await expect(effectOf(3)).toContainText("Stays as it is");
  await expect(effectOf(4)).toContainText("Will be added");
  await expect(effectOf(5)).toContainText("Rejected: Price:");
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(dialog).toContainText("2 products were saved.");
  const sweaters = await database.read<ProductRow>("products?name=eq.Merino Turtleneck&order=slug");
  expect(sweaters.map(({ slug, price }) => [slug, Number(price)])).toEqual([
    ["merino-turtleneck", 138],
    ["merino-turtleneck-2", 135],
  ]);

  await test.step("a duplicate is a copy that the table finds", async () => {
    await dialog.getByRole("button", { name: "Close" }).first().click();
    await page.getByRole("button", { name: "Duplicate Woven Leather Belt" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add Product" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "Category" }).click();
    await expect(page.getByRole("row").nth(1)).toContainText("Accessories");
    await page.getByLabel("Search products").fill("belt (COPY");
    await expect(page.getByText("1 entry")).toBeVisible();
    await expect(page).toHaveURL(/sort=category/);
    await expect(rowOf(page, "Woven Leather Belt (copy)")).toBeVisible();
  });

  // Other journeys of this shop count the products of a category.
  await database.remove("products?slug=in.(merino-turtleneck-2,woven-leather-belt-copy)");
  expect(await database.read("products?slug=like.woven-leather-belt*")).toHaveLength(1);
});

test("shows a price of a million whole at every width", async ({ page, database }) => {
  await database.addProduct("Golden Coat", { price: 1_000_000, quantity: 1_000_000 });
  await openAdmin(page, "products");
  await page.getByRole("searchbox").fill("Golden Coat");
  for (const width of [320, 360, 390, 600, 768, 900, 1023, 1024, 1100, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of ["Price of Golden Coat", "Quantity of Golden Coat"]) {
      const clipped = await page
        .getByLabel(name)
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect.soft(clipped, `${name}, clipped pixels at ${width} px`).toBe(0);
    }
    const overflow = () => document.documentElement.scrollWidth - innerWidth;
    expect.soft(await page.evaluate(overflow), `overflow at ${width} px`).toBe(0);
  }
});
