// @vitest-environment happy-dom

import { act } from "react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { updateProduct } from "#app/data/admin/save-product.ts";
import { NO_DETAILS } from "#app/domain/product/product-details.ts";
import type { AdminProduct } from "#app/domain/product-editing/admin-product.ts";
import { ProductConflict } from "#app/domain/product-editing/product-conflict.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { StockDialog } from "./stock-dialog.tsx";
import { writeProduct } from "./write-product.tsx";

vi.mock("#app/data/admin/save-product.ts");

const stock = (small: number, medium: number, version: string) =>
  ({
    ...NO_DETAILS,
    id: "p",
    name: "Dress",
    price: 100,
    originalPrice: null,
    sizes: ["S", "M"],
    colors: [] as string[],
    quantity: small + medium,
    variants: [
      { size: "S", color: "", quantity: small },
      { size: "M", color: "", quantity: medium },
    ],
    version,
  }) as AdminProduct;

const onClose = vi.fn<() => void>();
let unmount = () => {};

// The dialog's window is a module of its own.
beforeAll(() => import("#app/ui/dialog-window.tsx"));

beforeEach(async () => {
  const element = <StockDialog product={stock(5, 5, "1")} onClose={onClose} />;
  const action = async ({ request }: { request: Request }) => writeProduct(await request.json());
  const router = createMemoryRouter([{ path: "/", element, action }]);
  unmount = await mount(<RouterProvider router={router} />);
  await vi.waitFor(() => act(async () => expect(document.querySelector("form")).not.toBeNull()));
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

const cell = (size: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label^="Quantity of ${size}"]`);

const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll("button")]
      .findLast(({ textContent }) => textContent === name)
      ?.click(),
  );

test("goes on from the present stock after a sale, with what was counted", async () => {
  const current = stock(5, 4, "2");
  vi.mocked(updateProduct).mockRejectedValueOnce(new ProductConflict(current));
  await typeInto(cell("S"), "7");
  await press("Save Changes");
  expect(document.body.textContent).toContain("The stock has changed meanwhile");
  expect([cell("S")?.value, cell("M")?.value]).toEqual(["7", "4"]);
  vi.mocked(updateProduct).mockResolvedValueOnce();
  await press("Save Changes");
  expect(updateProduct).toHaveBeenLastCalledWith(
    expect.objectContaining({ version: "2" }),
    expect.objectContaining({
      variants: [
        { size: "S", color: "", quantity: 7 },
        { size: "M", color: "", quantity: 4 },
      ],
    }),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test("asks before a count is discarded", async () => {
  await typeInto(cell("S"), "7");
  await press("Cancel");
  expect(onClose).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("Discard your changes?");
  await press("Discard");
  expect(onClose).toHaveBeenCalledOnce();
});

test("closes at once without a change", async () => {
  await press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
});

test("leads to the first cell that is no number", async () => {
  await typeInto(cell("M"), "many");
  await press("Save Changes");
  expect(document.activeElement).toBe(cell("M"));
  const problem = document.getElementById(cell("M")?.getAttribute("aria-describedby") ?? "");
  expect(problem?.textContent).toBe("Please write a whole number from 0 to 1,000,000.");
  expect(cell("S")?.hasAttribute("aria-invalid")).toBe(false);
  expect(updateProduct).not.toHaveBeenCalled();
});

test("stays open with what was counted while it was saved, and saves that", async () => {
  const saving = Promise.withResolvers<void>();
  vi.mocked(updateProduct).mockReturnValueOnce(saving.promise);
  await typeInto(cell("S"), "7");
  await press("Save Changes");
  await typeInto(cell("S"), "8");
  await act(async () => saving.resolve());
  expect(onClose).not.toHaveBeenCalled();
  expect(cell("S")?.value).toBe("8");
  vi.mocked(updateProduct).mockResolvedValueOnce();
  await press("Save Changes");
  const variants = (small: number) => [
    { size: "S", color: "", quantity: small },
    { size: "M", color: "", quantity: 5 },
  ];
  expect(updateProduct).toHaveBeenLastCalledWith(
    expect.objectContaining({ variants: variants(7) }),
    expect.objectContaining({ variants: variants(8) }),
  );
  expect(onClose).toHaveBeenCalledOnce();
});
