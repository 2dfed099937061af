// @vitest-environment happy-dom

import { act } from "react";
import { createRoutesStub, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { useOrdersListPath, useRememberOrdersQuery } from "./orders-list-path.ts";

function List() {
  const navigate = useNavigate();
  useRememberOrdersQuery();
  return (
    <button type="button" onClick={() => navigate("/admin/orders/7")}>
      Open
    </button>
  );
}

const Order = () => <a href={useOrdersListPath()}>All orders</a>;

test("leads back to the list of orders with its filter and page", async () => {
  const Stub = createRoutesStub([
    { path: "/admin/orders", Component: List },
    { path: "/admin/orders/7", Component: Order },
  ]);
  const unmount = await mount(<Stub initialEntries={["/admin/orders?status=to-pack&page=2"]} />);
  await act(async () => document.querySelector("button")?.click());
  expect(document.querySelector("a")?.getAttribute("href")).toBe(
    "/admin/orders?status=to-pack&page=2",
  );
  unmount();
});
