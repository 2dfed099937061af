import { expect, test } from "vitest";
import { createPayphone } from "./payphone.ts";
import { PAYPHONE_ADDRESSES } from "./payphone-addresses.ts";
import { transactionNumber } from "./transaction-number.ts";

const forged = ["0", "-1", "1.5", "1e3", "", " 7", "7 ", "abc", "99999999999999999", "0x10", "٣"];

test("an integer passes", () => {
  expect(transactionNumber("23178284")).toBe(23_178_284);
});

test.each(forged)("%j is no transaction id, and PayPhone is not bothered with it", async (id) => {
  expect(transactionNumber(id)).toBeNull();
  const provider = createPayphone({
    ...PAYPHONE_ADDRESSES,
    token: "t",
    storeId: "s",
    timeoutMs: 1000,
    sandbox: false,
    fetch: () => {
      throw new Error("PayPhone was asked");
    },
  });
  expect(await provider.confirm(id, "GL-1-a")).toEqual({ kind: "unknown" });
  expect(await provider.findByTransaction(id)).toEqual({ kind: "unknown" });
  expect(await provider.reverse(id)).toBe("refused");
});

test("a reference stays one part of the address", async () => {
  const urls: string[] = [];
  const provider = createPayphone({
    ...PAYPHONE_ADDRESSES,
    token: "t",
    storeId: "s",
    timeoutMs: 1000,
    sandbox: false,
    fetch: async (url) => {
      urls.push(url);
      return Response.json([]);
    },
  });
  expect(await provider.findByReference("a/../b?c#d")).toEqual({ kind: "unknown" });
  expect(urls).toEqual([`${PAYPHONE_ADDRESSES.payUrl}/api/Sale/client/a%2F..%2Fb%3Fc%23d`]);
});
