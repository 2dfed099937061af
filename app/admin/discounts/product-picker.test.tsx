// @vitest-environment happy-dom

import { act, useState } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { ProductPicker } from "./product-picker.tsx";

let unmount = () => {};
afterEach(() => unmount());

test("names chosen products, also those that another editor has chosen meanwhile", async () => {
  let choose = (_ids: string[]) => {};
  function Component() {
    const [ids, setIds] = useState(["p1"]);
    choose = setIds;
    return <ProductPicker ids={ids} onChange={setIds} />;
  }
  const Stub = createRoutesStub([
    { path: "/", Component },
    {
      path: "/admin/discounts/products",
      loader: ({ request }) => {
        const ids = new URL(request.url).searchParams.get("ids") ?? "";
        const value = ids.split(",").map((id) => ({ id, name: `Product ${id}` }));
        return { value, error: null };
      },
      HydrateFallback: () => null,
    },
  ]);
  const names = () =>
    [...document.querySelectorAll("li")].map(({ firstChild }) => firstChild?.textContent);
  unmount = await mount(<Stub />);
  expect(names()).toEqual(["Product p1"]);
  await act(async () => choose(["p1", "p2"]));
  expect(names()).toEqual(["Product p1", "Product p2"]);
});
