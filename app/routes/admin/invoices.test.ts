import { expect, test, vi } from "vitest";
import { findFirstOrderDay } from "#app/data/admin/list-orders.ts";
import { ShopError } from "#app/domain/shop/shop-error.ts";
import { clientLoader } from "./invoices.tsx";

vi.mock("#app/data/admin/invoices.ts", () => {
  const read = async () => ({ rows: [], settings: {} });
  return { listInvoices: read, getInvoiceSettings: read, countInvoicesForOwner: read };
});
vi.mock("#app/data/admin/list-orders.ts");

test("offers the months of a year while the first order cannot be read", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-27T12:00:00Z") });
  vi.mocked(findFirstOrderDay).mockRejectedValue(new ShopError("UNAVAILABLE", "503"));
  const request = new Request("http://shop.test/admin/invoices");
  const { months } = await clientLoader({ request } as never);
  expect(months).toHaveLength(13);
  expect(months[0]).toBe("2026-11");
  expect(months.at(-1)).toBe("2025-11");
});
