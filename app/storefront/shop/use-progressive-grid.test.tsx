// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub, useLoaderData, useNavigate } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { Product } from "#app/domain/product.ts";
import { useProgressiveGrid } from "./use-progressive-grid.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const seen: { visible: number; rendered: number }[] = [];
const WHOLE = { visible: 24, rendered: 24 };
let navigate: ReturnType<typeof useNavigate>;

const products = Array.from({ length: 24 }, (_, index) => ({ id: String(index) }) as Product);

function Grid() {
  navigate = useNavigate();
  const { visible, rendered } = useProgressiveGrid(useLoaderData<Product[]>(), 8);
  seen.push({ visible, rendered: rendered.size });
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

async function open(address: string) {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  await act(async () => root.render(<Shop initialEntries={[address]} />));
  onTestFinished(() => act(() => root.unmount()));
}

const go = (to: string) => act(async () => navigate(to));

beforeEach(() => {
  seen.length = 0;
  waiting.clear();
});

test("renders what fills the window first, and the rest once that is painted", async () => {
  await open("/shop?from=12");
  act(rest);
  await go("/shop?from=0");
  expect(seen.at(-1)).toEqual({ visible: 8, rendered: 8 + 12 });
  act(rest);
  expect(seen.at(-1)).toEqual(WHOLE);
});

test("renders the first page, and a page gone back to, at once", async () => {
  await open("/shop?from=0");
  expect(seen.at(-1)).toEqual(WHOLE);
  await go("/shop?from=20");
  act(rest);
  seen.length = 0;
  await act(async () => navigate(-1));
  expect(seen).not.toHaveLength(0);
  for (const rows of seen) expect(rows).toEqual(WHOLE);
});

test("keeps a card that both answers have, unseen until the others are painted", async () => {
  await open("/shop?from=0");
  await go("/shop?from=4");
  expect(seen.at(-1)).toEqual({ visible: 8, rendered: 24 });
  act(rest);
  expect(seen.at(-1)).toMatchObject({ visible: 20 });
});
