// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { Product } from "#app/domain/product.ts";
import { useSameProducts } from "./use-same-products.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const product = (id: string, price: number) => ({ id, price }) as Product;
let shown: Product[];

function Probe({ products }: { products: Product[] }) {
  shown = useSameProducts(products);
  return null;
}

test("a piece that has not changed is the same object in the next answer, one that has is not", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() => root.render(<Probe products={[product("a", 1), product("b", 2)]} />));
  const [first, second] = shown;
  act(() => root.render(<Probe products={[product("c", 3), product("a", 1), product("b", 5)]} />));
  expect(shown.map(({ id, price }) => id + price)).toEqual(["c3", "a1", "b5"]);
  expect(shown[1]).toBe(first);
  expect(shown[2]).not.toBe(second);
  act(() => root.unmount());
});
