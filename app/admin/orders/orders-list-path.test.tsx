// @vitest-environment happy-dom

import { act } from "react";
import { createRoutesStub, useNavigate, useParams } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { useNextOrderPath, useOrdersListPath, useRememberOrdersList } from "./orders-list-path.ts";

const LIST = ["7", "9", "8"];

let unmount = () => {};
let navigate: ReturnType<typeof useNavigate>;

function List() {
  navigate = useNavigate();
  useRememberOrdersList(LIST);
  return null;
}

function Order() {
  const { id = "" } = useParams();
  const next = useNextOrderPath(id);
  return (
    <>
      <a href={useOrdersListPath()}>All orders</a>
      {next && <a href={next}>Next order</a>}
    </>
  );
}

beforeEach(async () => {
  const Stub = createRoutesStub([
    { path: "/admin/orders", Component: List },
    { path: "/admin/orders/:id", Component: Order },
  ]);
  unmount = await mount(<Stub initialEntries={["/admin/orders?status=to-pack&page=2"]} />);
});
afterEach(() => unmount());

const open = (id: string) => act(async () => navigate(`/admin/orders/${id}`));
const paths = () => [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("leads back to the list of orders with its filter and page", async () => {
  await open("7");
  expect(paths()[0]).toBe("/admin/orders?status=to-pack&page=2");
});

test("leads from each order to the next one of the list", async () => {
  await open("7");
  expect(paths()[1]).toBe("/admin/orders/9");
  await open("9");
  expect(paths()[1]).toBe("/admin/orders/8");
});

test.each(["8", "1"])("has no next order after the last one, and for others: %s", async (id) => {
  await open(id);
  expect(paths()).toHaveLength(1);
});
