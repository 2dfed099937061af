// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createProduct, updateProduct } from "#app/data/admin/save-product.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import {
  EMPTY_PRODUCT_DRAFT,
  type ProductDraft,
} from "#app/domain/product-editing/product-form.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { SAMPLE_ADMIN_PRODUCT } from "#app/domain/testing/sample-admin-product.ts";
import { renderPicture } from "#app/ui/render-picture.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { ProductModal } from "./product-modal.tsx";
import { writeProduct } from "./write-product.tsx";

vi.mock("#app/data/admin/pictures.ts");
vi.mock("#app/data/admin/save-product.ts");
vi.mock("#app/ui/render-picture.ts");

/** All that a new product needs. */
const COMPLETE = {
  ...EMPTY_PRODUCT_DRAFT,
  name: "Dress",
  description: "Silk.",
  price: "245",
  images: ["a.webp"],
};

const onClose = vi.fn<() => void>();

let unmount = () => {};

// The dialog's window is a module of its own.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

async function open(draft: ProductDraft, product?: AdminProduct) {
  const modal = (
    <ProductModal
      editing={product ? { mode: "edit", product } : { mode: "add", productId: "p", draft }}
      taxonomy={{ categories: [], collections: [] }}
      pricing={null}
      onClose={onClose}
    />
  );
  const action = async ({ request }: { request: Request }) => writeProduct(await request.json());
  const router = createMemoryRouter([{ path: "*", element: modal, action }]);
  unmount = await mount(<RouterProvider router={router} />);
  await vi.waitFor(() => act(async () => expect(document.querySelector("form")).not.toBeNull()));
}

beforeEach(() => open(EMPTY_PRODUCT_DRAFT));

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const field = (label: string) => {
  const found = [...document.querySelectorAll("label")].find(
    ({ textContent }) => textContent === label,
  );
  return found?.control as HTMLInputElement | null | undefined;
};
const descriptionOf = (element: Element | null | undefined) =>
  (element?.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

test("focuses the first field that is missing, which alone is announced", async () => {
  const save = document.querySelector<HTMLButtonElement>("button[type=submit]");
  await act(async () => save?.click());
  expect(document.querySelectorAll("[aria-invalid]").length).toBeGreaterThan(1);
  expect(document.querySelectorAll("[role=alert]:not(:empty)")).toHaveLength(0);
  expect(document.activeElement).toBe(field("Name"));
  expect(descriptionOf(field("Name"))).toBe("Please fill in this field.");
});

test("requires the name in the page's language only", () => {
  expect(field("Name")?.required).toBe(true);
  expect(field("Spanish name")?.required).toBe(false);
  expect(field("Description")?.required).toBe(true);
  expect(field("Spanish description")?.required).toBe(false);
});

async function dropFile() {
  const dropped = { files: [new File([""], "late.jpg", { type: "image/jpeg" })] };
  const drop = Object.assign(new Event("drop", { bubbles: true }), { dataTransfer: dropped });
  await act(async () => field("Add Pictures")?.dispatchEvent(drop));
}

test("says on the inactive button that pictures are uploading", async () => {
  vi.mocked(renderPicture).mockReturnValueOnce(new Promise<Blob>(() => {}));
  const save = document.querySelector("button[type=submit]");
  expect(save?.textContent).toBe("Add Product");
  await dropFile();
  expect(save?.getAttribute("aria-disabled")).toBe("true");
  expect(save?.textContent).toBe("Uploading...");
});

test("takes text, but no dropped file, for a product while it is saved", async () => {
  unmount();
  await open(COMPLETE, SAMPLE_ADMIN_PRODUCT);
  const saving = Promise.withResolvers<void>();
  vi.mocked(updateProduct).mockReturnValueOnce(saving.promise);
  await typeInto(field("Name") ?? null, "Silk Dress");
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(updateProduct).toHaveBeenCalledOnce();
  expect(field("Name")?.closest("fieldset[disabled]")).toBeNull();
  await dropFile();
  expect(document.body.textContent).not.toContain("late.jpg");
});

test("takes no text and no dropped file for a new product while it is added", async () => {
  unmount();
  await open(COMPLETE);
  const adding = Promise.withResolvers<void>();
  vi.mocked(createProduct).mockReturnValueOnce(adding.promise);
  expect(field("Name")?.matches(":disabled")).toBe(false);
  await act(async () => document.querySelector("form")?.requestSubmit());
  expect(createProduct).toHaveBeenCalledOnce();
  expect(field("Name")?.closest("fieldset[disabled]")).not.toBeNull();
  await dropFile();
  expect(document.body.textContent).not.toContain("late.jpg");
  await act(async () => adding.resolve());
  expect(onClose).toHaveBeenCalledOnce();
});

test("has the focus beside the error of a new product, not in a disabled field", async () => {
  unmount();
  await open(COMPLETE);
  const adding = Promise.withResolvers<void>();
  vi.mocked(createProduct).mockReturnValueOnce(adding.promise);
  field("Name")?.focus();
  await act(async () => document.querySelector("form")?.requestSubmit());
  const save = document.querySelector("button[type=submit]");
  expect(document.activeElement).toBe(save);
  await act(async () => adding.reject(new ShopError("DUPLICATE", "Taken.")));
  expect(document.activeElement).toBe(save);
  expect(document.querySelector("[role=alert]:not(:empty)")?.textContent).toContain("this link");
});
