// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, expect, test, vi } from "vitest";
import { removeUnusedPictures } from "#app/data/admin/pictures.ts";
import { updateProduct } from "#app/data/admin/save-product.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { ProductConflict } from "#app/domain/product-editing/product-conflict.ts";
import type { ProductDraft } from "#app/domain/product-editing/product-form.ts";
import { variantKey } from "#app/domain/product-editing/product-variants.ts";
import { SAMPLE_ADMIN_PRODUCT } from "#app/domain/testing/sample-admin-product.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { type ProductForm, useProductForm } from "./use-product-form.ts";
import { writeProduct } from "./write-product.tsx";

vi.mock("#app/data/admin/save-product.ts");
vi.mock("#app/data/admin/pictures.ts");

let form: ProductForm;
const onClose = vi.fn<() => void>();
/** Whether an error was shown at each rendering. */
let shown: boolean[] = [];
let unmount = () => {};

async function open(product = SAMPLE_ADMIN_PRODUCT) {
  function Modal() {
    form = useProductForm({ mode: "edit", product }, onClose);
    shown.push(form.error !== null);
    return null;
  }
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Modal,
      action: async ({ request }) => writeProduct(await request.json()),
    },
  ]);
  vi.mocked(removeUnusedPictures).mockResolvedValue();
  unmount = await mount(<RouterProvider router={router} />);
}

afterEach(() => {
  unmount();
  shown = [];
  vi.resetAllMocks();
});

/** Save with a conflict, resolve it, save again, and return what was sent. */
async function saveOver(current: AdminProduct, fields: (keyof ProductDraft)[], keepMine: boolean) {
  vi.mocked(updateProduct).mockRejectedValueOnce(new ProductConflict(current));
  vi.mocked(updateProduct).mockResolvedValueOnce();
  await act(async () => form.save());
  expect(form.conflict?.fields).toEqual(fields);
  // The conflict alone is announced.
  expect(shown).not.toContain(true);
  await act(async () => form.save());
  expect(updateProduct).toHaveBeenCalledOnce();
  await act(async () => form.resolve(keepMine));
  await act(async () => form.save());
  const [opened, changes] = vi.mocked(updateProduct).mock.lastCall ?? [];
  return { opened, changes };
}

test.each([
  ["mine", true, { description: "Mine.", name: "Wrap Dress" }],
  ["theirs", false, { name: "Wrap Dress" }],
])("keeping %s writes no field that was not edited", async (_, keepMine, changes) => {
  await open();
  await act(async () => form.change({ description: "Mine.", name: "Wrap Dress" }));
  // Two units were sold meanwhile.
  const current: AdminProduct = {
    ...SAMPLE_ADMIN_PRODUCT,
    description: "Theirs.",
    price: 19900,
    inventoryStatus: "low-stock",
    quantity: 3,
    images: ["b.webp", "c.webp"],
    imageColors: ["", "Cream"],
    version: "2",
  };
  expect(await saveOver(current, ["description"], keepMine)).toEqual({ opened: current, changes });
});

test("keeps pictures with their colors, and the kind of stock with its quantities", async () => {
  await open();
  await act(async () => form.change({ images: ["d.webp", "a.webp"], countsVariants: true }));
  const current: AdminProduct = {
    ...SAMPLE_ADMIN_PRODUCT,
    price: 19900,
    images: ["b.webp", "c.webp"],
    imageColors: ["Cream"],
    variants: [{ size: "S", color: "Cream", quantity: 4 }],
    quantity: 4,
    version: "2",
  };
  const { changes } = await saveOver(
    current,
    ["images", "imageColors", "countsVariants", "variantQuantities"],
    true,
  );
  expect(changes).toEqual({
    images: ["d.webp", "a.webp"],
    imageColors: ["", "Cream"],
    variants: [{ size: "S", color: "Cream", quantity: 0 }],
  });
});

test("keeping mine drops a stored picture that they removed, with its color", async () => {
  const stem = `${"a".repeat(8)}-0000-4000-8000-000000000000`;
  const stored = `/storage/v1/object/public/product-images/${stem}/${stem}-1200.jpg`;
  await open({ ...SAMPLE_ADMIN_PRODUCT, images: [stored, "a.webp"], imageColors: ["Cream"] });
  await act(async () => form.change({ images: ["d.webp", stored, "a.webp"] }));
  await act(async () => form.pictureColors.setColor("a.webp", "Cream"));
  const { changes } = await saveOver(
    { ...SAMPLE_ADMIN_PRODUCT, version: "2" },
    ["images", "imageColors"],
    true,
  );
  expect(changes).toEqual({ images: ["d.webp", "a.webp"], imageColors: ["", "Cream"] });
});

/** Save a description and a price, and change the form before they are saved. */
async function saveAndChange(changes: Partial<ProductDraft>) {
  const saving = Promise.withResolvers<void>();
  vi.mocked(updateProduct).mockReturnValueOnce(saving.promise);
  await act(async () => form.change({ description: "First.", price: "246" }));
  await act(async () => form.save());
  await act(async () => form.change(changes));
  await act(async () => saving.resolve());
}

test("stays open with what was typed while it was saved, and saves that alone", async () => {
  await open();
  await saveAndChange({ description: "Second." });
  expect(onClose).not.toHaveBeenCalled();
  expect(form).toMatchObject({ isDirty: true, draft: { description: "Second." } });
  vi.mocked(updateProduct).mockResolvedValueOnce();
  await act(async () => form.save());
  expect(updateProduct).toHaveBeenLastCalledWith(
    { ...SAMPLE_ADMIN_PRODUCT, description: "First.", price: 24600 },
    { description: "Second." },
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test("asks when others have changed what was saved and typed again", async () => {
  await open();
  await saveAndChange({ description: "Second.", price: "250" });
  const current = { ...SAMPLE_ADMIN_PRODUCT, description: "Theirs.", price: 24600, version: "3" };
  vi.mocked(updateProduct).mockRejectedValueOnce(new ProductConflict(current));
  await act(async () => form.save());
  expect(form.conflict).toMatchObject({
    fields: ["description"],
    theirs: { description: "Theirs." },
  });
  expect(form.draft.description).toBe("Second.");
});

test("asks about no quantity that its own save has changed", async () => {
  const variant = { size: "S", color: "Cream", quantity: 5 };
  const product = { ...SAMPLE_ADMIN_PRODUCT, variants: [variant] };
  await open(product);
  const key = variantKey("S", "Cream");
  await act(async () => form.change({ variantQuantities: { [key]: "7" } }));
  await saveAndChange({ countsVariants: false, quantity: "9", description: "Second." });
  const current = {
    ...{ ...product, variants: [{ ...variant, quantity: 7 }], quantity: 7, price: 24600 },
    ...{ description: "Theirs.", version: "3" },
  };
  vi.mocked(updateProduct).mockRejectedValueOnce(new ProductConflict(current));
  await act(async () => form.save());
  expect(vi.mocked(updateProduct).mock.lastCall?.[0].quantity).toBe(7);
  expect(form.conflict?.fields).toEqual(["description"]);
});

test("closes after a save with what was typed back meanwhile", async () => {
  await open();
  await saveAndChange({ description: "First." });
  expect(onClose).toHaveBeenCalledOnce();
});

test("removes the files of pictures that the first of two saves removed", async () => {
  await open();
  const saving = Promise.withResolvers<void>();
  vi.mocked(updateProduct).mockReturnValueOnce(saving.promise);
  await act(async () => form.change({ images: ["b.webp"] }));
  await act(async () => form.save());
  await act(async () => form.change({ name: "Wrap Dress" }));
  await act(async () => saving.resolve());
  expect(removeUnusedPictures).not.toHaveBeenCalled();
  vi.mocked(updateProduct).mockResolvedValueOnce();
  await act(async () => form.save());
  expect(vi.mocked(removeUnusedPictures).mock.lastCall?.[0]).toContain("a.webp");
});
