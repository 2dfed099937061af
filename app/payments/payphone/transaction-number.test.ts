import { expect, test } from "vitest";
import { createPayphone } from "./payphone.ts";
import { PAYPHONE_URLS } from "./payphone-urls.ts";
import { SANDBOX_IDS, transactionNumber } from "./transaction-number.ts";

const forged = [
  "0",
  "007",
  "-1",
  "+1",
  "1.5",
  "1e3",
  "",
  " 7",
  "7 ",
  "7\n",
  "abc",
  "99999999999999999",
  "10000000000",
  "0x10",
  "1_000",
  "٣",
];
const tooLarge = ["2147483648", "4294967296", String(SANDBOX_IDS.smallest), "9999999999"];

function openProvider(isSandbox: boolean, answer?: () => Response) {
  const urls: string[] = [];
  const provider = createPayphone({
    ...PAYPHONE_URLS,
    token: "t",
    storeId: "s",
    timeoutMs: 1000,
    sandbox: isSandbox,
    fetch: async (url) => {
      urls.push(url);
      if (!answer) throw new Error("PayPhone was asked");
      return answer();
    },
  });
  return { provider, urls };
}

test.each(["1", "23178284", "2147483647"])("%s is a transaction id", (id) => {
  expect(transactionNumber(id, false)).toBe(Number(id));
  expect(openProvider(false).provider.accepts(id)).toBe(true);
});

test.each([...forged, ...tooLarge])(
  "%j is not a transaction id: PayPhone is not called",
  async (id) => {
    expect(transactionNumber(id, false)).toBeNull();
    const { provider, urls } = openProvider(false);
    expect(provider.accepts(id)).toBe(false);
    expect(await provider.confirm(id, "GL-1-a")).toEqual({ kind: "unknown" });
    expect(await provider.findByTransaction(id)).toEqual({ kind: "unknown" });
    expect(await provider.reverse(id, "GL-1-a")).toEqual({ kind: "refused" });
    expect(urls).toEqual([]);
  },
);

test.each(forged)("%j is not a transaction id of the sandbox either", (id) => {
  expect(transactionNumber(id, true)).toBeNull();
});

test("accepts ids of the sandbox only in the sandbox", () => {
  for (const id of [SANDBOX_IDS.smallest, SANDBOX_IDS.largest]) {
    expect(transactionNumber(String(id), true)).toBe(id);
    expect(transactionNumber(String(id), false)).toBeNull();
  }
});

test("rejects an approved answer with an id of the sandbox in a real shop", async () => {
  const body = {
    statusCode: 3,
    transactionStatus: "Approved",
    transactionId: SANDBOX_IDS.smallest,
    clientTransactionId: "GL-1-a",
    amount: 100,
    currency: "USD",
  };
  const answer = () => Response.json(body);
  const unresolved = { kind: "unresolved", reason: "approved, but incomplete" };
  const real = openProvider(false, answer).provider;
  expect(await real.findByReference("GL-1-a")).toEqual(unresolved);
  const sandbox = openProvider(true, answer).provider;
  expect(await sandbox.findByReference("GL-1-a")).toMatchObject({ kind: "approved" });
});

test("escapes a reference in the URL", async () => {
  const { provider, urls } = openProvider(false, () => Response.json([]));
  expect(await provider.findByReference("a/../b?c#d")).toEqual({ kind: "unknown" });
  expect(urls).toEqual([`${PAYPHONE_URLS.payUrl}/api/Sale/client/a%2F..%2Fb%3Fc%23d`]);
});
