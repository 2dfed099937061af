// @vitest-environment happy-dom

import { act } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { withSizes } from "#app/domain/fit/chart-rows.ts";
import { EMPTY_CHART_DRAFT } from "#app/domain/fit/size-chart-form.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { ChartForm } from "./chart-form.tsx";

let unmount = () => {};
afterEach(() => unmount());

test("saves no category that was deleted while the form was open", async () => {
  const sent: { categories: string[] }[] = [];
  const stored = { ...EMPTY_CHART_DRAFT, categories: ["a", "deleted"], rows: withSizes([], ["S"]) };
  const categories = ["a", "b"].map((id) => ({ id, name: id, chartId: null }));
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
  await act(async () => document.querySelector<HTMLButtonElement>("[type=submit]")?.click());
  expect(sent.map((one) => one.categories)).toEqual([["a", "b"]]);
});
