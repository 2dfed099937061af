import { expect, test } from "vitest";
import { stockNoticeFor } from "./stock-notice.ts";

test("selects the notice by status and the number by free stock", () => {
  expect(stockNoticeFor({ inventoryStatus: "low-stock" }, 5)).toEqual({ kind: "low", count: 5 });
  expect(stockNoticeFor({ inventoryStatus: "in-stock" }, 2)).toEqual({ kind: "ready", count: 2 });
});

test("shows sold out without free stock, whatever the status", () => {
  expect(stockNoticeFor({ inventoryStatus: "in-stock" }, 0)).toEqual({ kind: "sold-out" });
  expect(stockNoticeFor({ inventoryStatus: "sold-out" }, 9)).toEqual({ kind: "sold-out" });
});
