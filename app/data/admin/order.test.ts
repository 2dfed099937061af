import { expect, test, vi } from "vitest";
import { createTestClient } from "../testing/create-test-client.ts";
import { changeOrderStatus } from "./order.ts";
import { requireStaff } from "./session.ts";

vi.mock("./session.ts");

/** Answer the update with the changed rows, and return what it wrote. */
function answerWith(rows: object[]) {
  const fetch = vi.fn(async (_url: RequestInfo | URL, _init?: RequestInit) => Response.json(rows));
  const client = createTestClient(fetch);
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  return () => JSON.parse(String(fetch.mock.lastCall?.[1]?.body));
}

test.each([
  [{}, {}],
  [{ trackingNumber: " EC 1 " }, { tracking_number: "EC 1" }],
  [{ courier: "" }, { courier: null }],
])("writes of the shipment only %j", async (shipment, columns) => {
  const written = answerWith([{ id: "7" }]);
  await changeOrderStatus("7", { from: "shipped", to: "delivered", shipment });
  expect(written()).toEqual({ status: "delivered", ...columns });
});

test.each([
  ["that someone else has changed", "shipped", "delivered"],
  ["that cannot take this step", "delivered", "pending"],
] as const)("rejects the change of an order %s", async (_, from, to) => {
  answerWith([]);
  await expect(changeOrderStatus("7", { from, to, shipment: {} })).rejects.toMatchObject({
    code: "ORDER_TRANSITION_NOT_ALLOWED",
  });
});
