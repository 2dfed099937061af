// @vitest-environment happy-dom

import { act, useState } from "react";
import { createMemoryRouter, useLoaderData } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { updateProduct } from "#app/data/admin/save-product.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { ProductConflict } from "#app/domain/product-editing/product-conflict.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { ErrorMessage } from "../failure/error-message.tsx";
import { InlineNumber } from "./inline-number.tsx";
import { writeProduct } from "./write-product.tsx";

vi.mock("#app/data/admin/save-product.ts");
vi.mock("#app/data/admin/delete-product.ts");

let stored: AdminProduct;
let unmount = () => {};

const HydrateFallback = () => null;

function Cell() {
  const product = useLoaderData<AdminProduct>();
  const [error, onError] = useState<ShopError | null>(null);
  return (
    <>
      <ErrorMessage error={error} />
      <InlineNumber
        label="Quantity"
        product={product}
        value={String(product.quantity)}
        field="quantity"
        onError={onError}
      />
    </>
  );
}

beforeEach(async () => {
  stored = { id: "p", version: "1", quantity: 4 } as AdminProduct;
  const router = createMemoryRouter([
    {
      path: "/",
      Component: Cell,
      loader: () => stored,
      action: async ({ request }) => writeProduct(await request.json()),
      HydrateFallback,
    },
  ]);
  unmount = await mount(<RouterProvider router={router} />);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const input = () => document.querySelector("input");
const isWrong = () => input()?.getAttribute("aria-invalid") === "true";
const description = () =>
  document.getElementById(input()?.getAttribute("aria-describedby") ?? "")?.textContent;
const announced = () => document.querySelector("[aria-live]")?.textContent;
const shownError = () => document.querySelector("[role=alert]")?.textContent;

async function typeAndPress(text: string, key: "Enter" | "Escape") {
  await act(async () => input()?.focus());
  await typeInto(input(), text);
  await act(async () => {
    input()?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
}

test("saves the number on Enter and revalidates the table", async () => {
  vi.mocked(updateProduct).mockImplementation(async (product, changes) => {
    stored = { ...product, ...changes, version: "2" };
  });
  await typeAndPress("7", "Enter");
  expect(updateProduct).toHaveBeenCalledWith(expect.objectContaining({ version: "1" }), {
    quantity: 7,
  });
  expect(input()?.value).toBe("7");
  expect(isWrong()).toBe(false);
  expect(document.activeElement).toBe(input());
  expect(announced()).toBe("Saved.");
});

test("announces each save, and nothing while a number is typed", async () => {
  vi.mocked(updateProduct).mockImplementation(async (product, changes) => {
    stored = { ...product, ...changes };
  });
  await typeAndPress("7", "Enter");
  await typeInto(input(), "8");
  expect(announced()).toBe("");
  await act(async () => input()?.blur());
  expect(announced()).toBe("Saved.");
  expect(updateProduct).toHaveBeenCalledTimes(2);
});

test("keeps the number selected that the press selects by its focus", async () => {
  const isReleasePrevented = async () => {
    const release = new MouseEvent("mouseup", { bubbles: true, cancelable: true });
    await act(async () => {
      input()?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
      input()?.focus();
      input()?.dispatchEvent(release);
    });
    return release.defaultPrevented;
  };
  expect(await isReleasePrevented()).toBe(true);
  expect(await isReleasePrevented()).toBe(false);
});

test("reverts the number on Escape", async () => {
  await typeAndPress("7", "Escape");
  expect(input()?.value).toBe("4");
  expect(document.activeElement).toBe(input());
  expect(updateProduct).not.toHaveBeenCalled();
});

test.each(["abc", "1234567"])("marks %j, which is no quantity, and keeps it", async (text) => {
  await typeAndPress(text, "Enter");
  expect([input()?.value, isWrong()]).toEqual([text, true]);
  expect(document.activeElement).toBe(input());
  expect(description()).toBe("Please write a whole number from 0 to 1,000,000.");
  expect(updateProduct).not.toHaveBeenCalled();
  await typeInto(input(), "7");
  expect([isWrong(), description()]).toEqual([false, undefined]);
});

test("keeps the typed number after a failed write, and clears the error with the next one", async () => {
  vi.mocked(updateProduct).mockRejectedValueOnce(new ShopError("UNAVAILABLE", "503"));
  await typeAndPress("7", "Enter");
  expect(shownError()).toContain("The database does not answer.");
  expect([input()?.value, isWrong(), description()]).toEqual(["7", true, undefined]);
  vi.mocked(updateProduct).mockResolvedValueOnce();
  await typeAndPress("8", "Enter");
  expect([shownError(), isWrong()]).toEqual(["", false]);
});

test.each(["6", "4"])("saves %s, typed while 5 was being saved", async (text) => {
  const first = Promise.withResolvers<void>();
  vi.mocked(updateProduct).mockImplementation(async (product, changes) => {
    if (changes.quantity === 5) await first.promise;
    stored = { ...product, ...changes, version: `${changes.quantity}` };
  });
  await typeAndPress("5", "Enter");
  await typeAndPress(text, "Enter");
  expect(input()?.value).toBe(text);
  await act(async () => first.resolve());
  expect(vi.mocked(updateProduct).mock.calls).toMatchObject([
    [{ version: "1" }, { quantity: 5 }],
    [{ version: "5" }, { quantity: Number(text) }],
  ]);
  expect([input()?.value, isWrong()]).toEqual([text, false]);
});

test("leaves a number that is still being typed when the one before it is saved", async () => {
  const first = Promise.withResolvers<void>();
  vi.mocked(updateProduct).mockImplementation(async (product, changes) => {
    await first.promise;
    stored = { ...product, ...changes };
  });
  await typeAndPress("5", "Enter");
  await act(async () => input()?.focus());
  await typeInto(input(), "6");
  await act(async () => first.resolve());
  expect(input()?.value).toBe("6");
  expect(updateProduct).toHaveBeenCalledOnce();
});

test("reports a concurrent change of the same number instead of overwriting it", async () => {
  vi.mocked(updateProduct).mockRejectedValueOnce(new ProductConflict(stored));
  await typeAndPress("7", "Enter");
  expect(shownError()).toContain("Someone else has changed one of these products meanwhile.");
  expect([input()?.value, isWrong()]).toEqual(["7", true]);
  await act(async () => input()?.blur());
  expect(updateProduct).toHaveBeenCalledOnce();
  expect(shownError()).toContain("Someone else has changed one of these products meanwhile.");
});
