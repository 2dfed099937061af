import { expect, test, vi } from "vitest";
import type { DiscountRules } from "#app/domain/discount/discount-code.ts";
import { createTestClient } from "../testing/create-test-client.ts";
import { changeDiscount, listDiscounts, nameProducts } from "./discounts.ts";
import { requireStaff } from "./session.ts";

vi.mock("./session.ts");

const VERSION = "2026-11-24T10:00:00.123456+00:00";
const RULES = { code: "VERANO25", kind: "percent", value: 1000 } as DiscountRules;

/** Answer the update with the changed rows, and a read after it, and return the query of the last request. */
function answerWith(changed: object[], present: object[] = []) {
  const fetch = vi
    .fn(async (_url: RequestInfo | URL) => Response.json(present))
    .mockImplementationOnce(async () => Response.json(changed));
  const client = createTestClient(fetch);
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  return () => new URL(String(fetch.mock.lastCall?.[0])).searchParams;
}

test("changes only the version of a code that was read", async () => {
  const query = answerWith([{ id: "d" }]);
  await changeDiscount({ id: "d", version: VERSION }, RULES);
  expect([query().get("id"), query().get("updated_at")]).toEqual(["eq.d", `eq.${VERSION}`]);
});

test.each([
  ["changed", [{ id: "d" }], "SETTINGS_CHANGED"],
  ["deleted", [], "NOT_FOUND"],
])("reports a code that someone else has %s", async (_, present, code) => {
  answerWith([], present);
  await expect(changeDiscount({ id: "d", version: VERSION }, RULES)).rejects.toMatchObject({
    code,
  });
});

test("names every product of a code for many", async () => {
  const ids = Array.from({ length: 250 }, (_, number) => `p${number}`);
  const fetch = vi.fn(async (url: RequestInfo | URL) => {
    const asked = new URL(String(url)).searchParams.get("id") ?? "";
    const found = asked.slice("in.(".length, -1).split(",");
    return Response.json(found.map((id) => ({ id, name: id, name_es: "" })));
  });
  const client = createTestClient(fetch);
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  const named = await nameProducts(ids, "en");
  expect(named.map(({ id }) => id)).toEqual(ids);
});

test("lists every code, newest first, although a request returns a part of them", async () => {
  const unused = {
    ...{ code: "VERANO", kind: "percent", value: 10, collection_ids: [], product_ids: [] },
    ...{ starts_at: null, ends_at: null, minimum_amount: null, max_uses: null },
    ...{ max_uses_per_customer: null, is_paused: false, updated_at: VERSION },
    ...{ uses: 0, orders: 0, discount_amount: 0, total_amount: 0 },
  };
  const codes = Array.from({ length: 5 }, (_, number) => ({
    ...unused,
    id: `00000000-0000-4000-8000-00000000000${number}`,
    created_at: `2026-11-2${number}T10:00:00+00:00`,
  }));
  const fetch = vi.fn(async (url: RequestInfo | URL) => {
    const first = new URL(String(url)).searchParams.get("id")?.slice("gte.".length) ?? "";
    return Response.json(codes.filter(({ id }) => id >= first).slice(0, 2));
  });
  const client = createTestClient(fetch);
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  const listed = await listDiscounts();
  expect(listed.map(({ id }) => id)).toEqual(codes.map(({ id }) => id).toReversed());
});
