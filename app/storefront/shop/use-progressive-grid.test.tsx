// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub, useLoaderData, useNavigate } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Product } from "#app/domain/product/product.ts";
import { useProgressiveGrid } from "./use-progressive-grid.ts";

const renders: { visible: number; rendered: number }[] = [];
const ALL = { visible: 24, rendered: 24 };
let navigate: ReturnType<typeof useNavigate>;

const products = Array.from({ length: 24 }, (_, index) => ({ id: String(index) }) as Product);

function Grid() {
  navigate = useNavigate();
  const { visible, rendered } = useProgressiveGrid(useLoaderData<Product[]>(), 8);
  renders.push({ visible, rendered: rendered.size });
  return null;
}

const Shop = createRoutesStub([
  {
    path: "/shop",
    Component: Grid,
    loader: ({ request }) => products.slice(Number(new URL(request.url).searchParams.get("from"))),
    HydrateFallback: () => null,
  },
]);

const idleCallbacks = new Set<() => void>();
vi.stubGlobal("requestIdleCallback", (work: () => void) => {
  idleCallbacks.add(work);
  return work;
});
vi.stubGlobal("cancelIdleCallback", (work: () => void) => idleCallbacks.delete(work));

function runIdle() {
  for (const work of idleCallbacks) work();
  idleCallbacks.clear();
}

async function open(path: string) {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Shop initialEntries={[path]} />));
  onTestFinished(() => act(() => root.unmount()));
}

const go = (to: string) => act(async () => navigate(to));

beforeEach(() => {
  renders.length = 0;
  idleCallbacks.clear();
});

test("renders the cards in view first, and the rest once they are painted", async () => {
  await open("/shop?from=12");
  act(runIdle);
  await go("/shop?from=0");
  expect(renders.at(-1)).toEqual({ visible: 8, rendered: 8 + 12 });
  act(runIdle);
  expect(renders.at(-1)).toEqual(ALL);
});

test("renders all cards at once on load and on back", async () => {
  await open("/shop?from=0");
  expect(renders.at(-1)).toEqual(ALL);
  await go("/shop?from=20");
  act(runIdle);
  renders.length = 0;
  await act(async () => navigate(-1));
  expect(renders).not.toHaveLength(0);
  for (const render of renders) expect(render).toEqual(ALL);
});

test("keeps the cards of both answers mounted, hidden until the first are painted", async () => {
  await open("/shop?from=0");
  await go("/shop?from=4");
  expect(renders.at(-1)).toEqual({ visible: 8, rendered: 20 });
  act(runIdle);
  expect(renders.at(-1)).toMatchObject({ visible: 20 });
});

test("renders no unmounted card again before the paint when answers follow each other quickly", async () => {
  await open("/shop?from=0");
  await go("/shop?from=20");
  await go("/shop?from=0");
  expect(renders.at(-1)).toEqual({ visible: 8, rendered: 8 + 4 });
  act(runIdle);
  expect(renders.at(-1)).toEqual(ALL);
});
