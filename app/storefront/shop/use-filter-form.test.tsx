// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useLoaderData, useNavigation } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { type Filters, filtersFromQuery } from "#app/domain/catalogue/filters.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { useFilterChange } from "./use-filter-change.ts";
import { useFilterForm } from "./use-filter-form.ts";

/** Resolves the loader of a query; an aborted one has no effect. */
const respond = (query: string) => act(async () => pending.get(query)?.());
const pending = new Map<string, () => void>();

const loader = ({ request: { url } }: { request: Request }) => {
  const query = new URL(url).searchParams;
  return new Promise<Filters>((resolve) => {
    pending.set(query.toString(), () => resolve(filtersFromQuery(query)));
  });
};

/** Runs in the layout effects of an answer's commit. */
let onCommit: (() => void) | undefined;

function Probe() {
  const filters = useLoaderData<Filters>();
  const { state } = useNavigation();
  const change = useFilterChange(filters, state === "idle");
  const { handlers, fieldsKey, initial } = useFilterForm(filters, change);
  useLayoutEffect(() => onCommit?.());
  return (
    <form {...handlers}>
      <div key={fieldsKey}>
        <input type="search" name="q" defaultValue={initial.search} />
        <input type="checkbox" name="stock" value="1" defaultChecked={initial.inStockOnly} />
        <select name="size" defaultValue={initial.sizes[0] ?? ""}>
          <option value="">All</option>
          <option value="M">M</option>
        </select>
      </div>
    </form>
  );
}

const box = () => document.querySelector("[name=stock]") as HTMLInputElement;
const search = () => document.querySelector("[name=q]") as HTMLInputElement;
const size = () => document.querySelector("select") as HTMLSelectElement;

function choose(control: HTMLInputElement | HTMLSelectElement) {
  if (control instanceof HTMLInputElement) return control.click();
  control.value = "M";
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function type(text: string) {
  const field = search();
  act(() => field.focus());
  // Bypasses React's setter, as a key does.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  act(() => void field.dispatchEvent(new Event("input", { bubbles: true })));
}

let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  document.body.replaceChildren();
  onCommit = undefined;
  pending.clear();
  const routes = [{ id: "shop", path: "*", loader, element: <Probe /> }];
  const loaderData = { shop: filtersFromQuery(new URLSearchParams()) };
  router = createMemoryRouter(routes, { hydrationData: { loaderData } });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <I18nProvider i18n={serverI18n("en", "shop", "overlays")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
});

test("keeps a box ticked while an earlier answer is pending", async () => {
  await act(async () => choose(size()));
  await act(async () => choose(box()));
  await respond("size=M");
  expect([size().value, box().checked]).toEqual(["M", true]);
  await respond("size=M&stock=1");
  expect([size().value, box().checked]).toEqual(["M", true]);
});

test("keeps a box ticked during the commit of an answer, and builds the next choice on it", async () => {
  await act(async () => void router.navigate("/?collection=modern-milan"));
  onCommit = () => {
    if (!router.state.location.search) return;
    onCommit = undefined;
    box().click();
  };
  await respond("collection=modern-milan");
  expect(box().checked).toBe(true);
  await act(async () => choose(size()));
  const last = new URLSearchParams(router.state.navigation.location?.search);
  expect(Object.fromEntries(last)).toEqual({ collection: "modern-milan", stock: "1", size: "M" });
});

test("shows the filters of a link and of back", async () => {
  await act(async () => choose(box()));
  await respond("stock=1");
  await act(async () => void router.navigate("/?size=M"));
  await respond("size=M");
  expect([size().value, box().checked]).toEqual(["M", false]);
  await act(async () => void router.navigate(-1));
  await respond("stock=1");
  expect([size().value, box().checked]).toEqual(["", true]);
  await act(async () => void router.navigate(-1));
  await respond("");
  expect([size().value, box().checked]).toEqual(["", false]);
});

test("keeps the changed field mounted and focused", async () => {
  const field = size();
  field.focus();
  await act(async () => choose(field));
  await respond("size=M");
  expect(document.activeElement).toBe(field);
  expect(size()).toBe(field);
});

test("keeps what is being typed when a link's answer arrives", async () => {
  await act(async () => void router.navigate("/?size=M"));
  type("silk");
  await respond("size=M");
  expect(search().value).toBe("silk");
  expect(document.activeElement).toBe(search());
});
