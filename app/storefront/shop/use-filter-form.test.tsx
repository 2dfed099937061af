// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act, useLayoutEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { type Filters, filtersFromQuery } from "#app/domain/filters.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { useFilterChange } from "./use-filter-change.ts";
import { useFilterForm } from "./use-filter-form.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

type Answer = { filters: Filters; isIdle: boolean };

const answered = (query: string, isIdle = true): Answer => ({
  filters: filtersFromQuery(new URLSearchParams(query)),
  isIdle,
});

let arrive: (answer: Answer) => void;
/** What happens in the very moment an answer is drawn, before anything that follows the drawing. */
let onDrawn: (() => void) | undefined;

function Probe() {
  const [{ filters, isIdle }, setAnswer] = useState(() => answered(""));
  arrive = setAnswer;
  const change = useFilterChange(filters, isIdle);
  useLayoutEffect(() => onDrawn?.());
  return (
    <form {...useFilterForm(filters, change)}>
      <input type="checkbox" name="stock" value="1" />
      <select name="size">
        <option value="">All</option>
        <option value="M">M</option>
      </select>
    </form>
  );
}

const box = () => document.querySelector("input") as HTMLInputElement;
const size = () => document.querySelector("select") as HTMLSelectElement;

function choose(control: HTMLInputElement | HTMLSelectElement) {
  if (control instanceof HTMLInputElement) return control.click();
  control.value = "M";
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

let asked: string[];

beforeEach(() => {
  document.body.replaceChildren();
  onDrawn = undefined;
  asked = [];
  const router = createMemoryRouter([{ path: "*", element: <Probe /> }]);
  router.subscribe(({ location }) => asked.push(location.search));
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  act(() =>
    root.render(
      <I18nProvider i18n={serverI18n("en", "shop")}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
});

test("a box ticked while an earlier answer is on its way stays ticked when that one comes", async () => {
  await act(async () => choose(size()));
  await act(async () => choose(box()));
  await act(async () => arrive(answered("size=M", false)));
  expect([size().value, box().checked]).toEqual(["M", true]);
  await act(async () => arrive(answered("size=M&stock=1")));
  expect([size().value, box().checked]).toEqual(["M", true]);
});

test("a box ticked in the moment an answer is drawn stays ticked, and the next choice builds on it", async () => {
  await act(async () => {
    onDrawn = () => {
      onDrawn = undefined;
      box().click();
    };
    arrive(answered("collection=modern-milan"));
  });
  expect(box().checked).toBe(true);
  await act(async () => choose(size()));
  const last = new URLSearchParams(asked.at(-1));
  expect(Object.fromEntries(last)).toEqual({ collection: "modern-milan", stock: "1", size: "M" });
});

test("an address that changes by other ways is what the fields show", async () => {
  await act(async () => choose(box()));
  await act(async () => arrive(answered("size=M")));
  expect([size().value, box().checked]).toEqual(["M", false]);
});
