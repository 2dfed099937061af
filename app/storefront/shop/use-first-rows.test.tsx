// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub, useLoaderData, useNavigate } from "react-router";
import { expect, test, vi } from "vitest";
import type { Product } from "#app/domain/product.ts";
import { useFirstRows } from "./use-first-rows.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const seen: number[] = [];
let navigate: ReturnType<typeof useNavigate>;

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(index) }) as Product);

function Grid() {
  navigate = useNavigate();
  seen.push(useFirstRows(useLoaderData<Product[]>(), () => 8));
  return null;
}

const Shop = createRoutesStub([
  {
    path: "/shop",
    Component: Grid,
    loader: ({ request }) => products(Number(new URL(request.url).searchParams.get("count"))),
    HydrateFallback: () => null,
  },
]);

/** What waits for the browser to have nothing else to do. */
const waiting = new Set<() => void>();
vi.stubGlobal("requestIdleCallback", (work: () => void) => {
  waiting.add(work);
  return work;
});
vi.stubGlobal("cancelIdleCallback", (work: () => void) => waiting.delete(work));

function rest() {
  for (const work of waiting) work();
  waiting.clear();
}

test("a new answer begins with what can be seen; the first page and the way back are whole at once", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Shop initialEntries={["/shop?count=24"]} />));
  expect(new Set(seen)).toEqual(new Set([24]));
  await act(async () => navigate("/shop?count=4"));
  seen.length = 0;
  await act(async () => navigate("/shop?count=24"));
  expect(seen).toContain(8);
  act(rest);
  expect(seen.at(-1)).toBe(24);
  await act(async () => navigate("/shop?count=4"));
  seen.length = 0;
  await act(async () => navigate(-1));
  expect(new Set(seen.filter((count) => count !== 4))).toEqual(new Set([24]));
  act(() => root.unmount());
});
