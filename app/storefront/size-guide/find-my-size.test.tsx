// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { SizeGuide } from "#app/domain/fit/size-guide-schema.ts";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { FindMySize } from "./find-my-size.tsx";

const GUIDE = {
  chart: [{ size: "M", body: { bust: [88, 92] }, elsewhere: {} }],
  measures: [],
  fit: null,
} as unknown as SizeGuide;

const button = (text: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);

test("keeps the focus in the form when the measurements are forgotten", async () => {
  const element = <FindMySize guide={GUIDE} sizes={["M"]} />;
  const unmount = await mount(
    <RouterProvider router={createMemoryRouter([{ path: "/", element }])} />,
  );
  await typeInto(document.querySelector("input:not([type=radio])"), "90");
  await act(async () => button("Find my size")?.click());
  const forget = button("Forget my measurements");
  forget?.focus();
  await act(async () => forget?.click());
  expect(button("Forget my measurements")).toBeUndefined();
  expect(document.activeElement).toBe(button("Find my size"));
  unmount();
});
