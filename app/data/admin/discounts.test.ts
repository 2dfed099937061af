import { createClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import type { DiscountRules } from "#app/domain/discount/discount-code.ts";
import { changeDiscount, nameProducts } from "./discounts.ts";
import { requireStaff } from "./session.ts";

vi.mock("./session.ts");

const VERSION = "2026-11-24T10:00:00.123456+00:00";
const RULES = { code: "VERANO25", kind: "percent", value: 1000 } as DiscountRules;

/** Answer the update with the changed rows, and return its URL. */
function answerWith(rows: object[]) {
  const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(rows));
  const client = createClient("http://shop.test", "public", { global: { fetch } });
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  return () => new URL(String(fetch.mock.lastCall?.[0])).searchParams;
}

test("changes only the version of a code that was read", async () => {
  const query = answerWith([{ id: "d" }]);
  await changeDiscount({ id: "d", version: VERSION }, RULES);
  expect([query().get("id"), query().get("updated_at")]).toEqual(["eq.d", `eq.${VERSION}`]);
});

test("reports a code that someone else has changed", async () => {
  answerWith([]);
  await expect(changeDiscount({ id: "d", version: VERSION }, RULES)).rejects.toMatchObject({
    code: "SETTINGS_CHANGED",
  });
});

test("names every product of a code for many", async () => {
  const ids = Array.from({ length: 250 }, (_, number) => `p${number}`);
  const fetch = vi.fn(async (url: RequestInfo | URL) => {
    const asked = new URL(String(url)).searchParams.get("id") ?? "";
    const found = asked.slice("in.(".length, -1).split(",");
    return Response.json(found.map((id) => ({ id, name: id, name_es: "" })));
  });
  const client = createClient("http://shop.test", "public", { global: { fetch } });
  vi.mocked(requireStaff).mockResolvedValue(client as never);
  const named = await nameProducts(ids, "en");
  expect(named.map(({ id }) => id)).toEqual(ids);
});
