// @vitest-environment happy-dom

import { act } from "react";
import { createRoutesStub, useLoaderData, useRevalidator } from "react-router";
import { afterEach, expect, test } from "vitest";
import { withSizes } from "#app/domain/fit/chart-rows.ts";
import { EMPTY_CHART_DRAFT } from "#app/domain/fit/size-chart-form.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { removeToast, toastStore } from "../toast/toast-store.ts";
import { Toasts } from "../toast/toasts.tsx";
import { ChartForm } from "./chart-form.tsx";

let unmount = () => {};
afterEach(() => {
  unmount();
  for (const { id } of toastStore.read()) removeToast(id);
});

const option = (id: string) => ({ id, name: id.toUpperCase(), chartId: null });
const press = (selector: string) =>
  act(async () => document.querySelector<HTMLElement>(selector)?.click());

test("saves no category that was deleted while the form was open", async () => {
  const sent: { categories: string[] }[] = [];
  const stored = { ...EMPTY_CHART_DRAFT, categories: ["a", "deleted"], rows: withSizes([], ["S"]) };
  const categories = ["a", "b"].map(option);
  const Component = () => (
    <ChartForm {...{ id: "c", version: "1", stored, categories, onDone: () => {} }} />
  );
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return { error: null };
  };
  const Stub = createRoutesStub([{ path: "/", Component, action }]);
  unmount = await mount(<Stub />);
  await act(async () => document.querySelectorAll<HTMLInputElement>("[type=checkbox]")[1]?.click());
  await press("[type=submit]");
  expect(sent.map((one) => one.categories)).toEqual([["a", "b"]]);
});

let ids: string[];

/** Mount the form of a chart of these categories. The action deletes all categories but b. */
async function openForm(categories: string[]) {
  const stored = { ...EMPTY_CHART_DRAFT, categories, rows: withSizes([], ["S"]) };
  function Component() {
    const options = useLoaderData<string[]>().map(option);
    const { revalidate } = useRevalidator();
    return (
      <>
        <ChartForm {...{ id: "c", version: "1", stored, categories: options, onDone: () => {} }} />
        <button type="button" id="reload" onClick={revalidate} />
        <Toasts />
      </>
    );
  }
  const action = async () => {
    ids = ["b"];
    return { error: null };
  };
  const HydrateFallback = () => null;
  const loader = () => ids;
  const Stub = createRoutesStub([{ path: "/", Component, action, loader, HydrateFallback }]);
  unmount = await mount(<Stub />);
}

test("names the categories that were deleted while a chart was edited and saved", async () => {
  ids = ["a", "b", "c", "d"];
  await openForm(["a", "b", "c"]);
  await press("[type=submit]");
  expect(document.querySelector("[role=status]")?.textContent).toBe(
    "The size chart was saved. These categories were deleted meanwhile: A, C.",
  );
});

test("names a deleted category that was added and chosen while a chart was edited", async () => {
  ids = ["b"];
  await openForm(["b"]);
  ids = ["b", "new"];
  await press("#reload");
  await act(async () => document.querySelectorAll<HTMLInputElement>("[type=checkbox]")[1]?.click());
  ids = ["b"];
  await press("#reload");
  await press("[type=submit]");
  expect(document.querySelector("[role=status]")?.textContent).toBe(
    "The size chart was saved. This category was deleted meanwhile: NEW.",
  );
});
