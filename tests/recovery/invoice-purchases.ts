import { type FaultyShop, waitUntil } from "./faulty-shop.ts";
import { letWorkersFinish } from "./open-work.ts";
import { type Purchase, pay, start } from "./purchases.ts";
import { askAsOwner, reverseAsStaff } from "./staff-reversal.ts";

const BUYER = { kind: "cedula", number: "1710034065", name: "Ana Pérez" };

/** Tell the sandbox of the SRI how to answer next. */
async function controlSri(shop: FaultyShop, wish: object): Promise<void> {
  const response = await fetch(`${shop.sriSandboxUrl()}/control`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw new Error(`The sandbox of the SRI: ${await response.text()}`);
}

/** Pay for an order whose invoice is for a person, and return. */
export async function buyWithInvoice(shop: FaultyShop, email: string): Promise<void> {
  const checkout = await start(shop, email, { invoiceBuyer: BUYER });
  const returnUrl = await pay(shop, checkout, { action: "approve" });
  await (await fetch(new URL(returnUrl ?? "", shop.url()))).text();
}

/** Send every document again that waits for the owner; return how many there were. */
async function retryAsOwner(shop: FaultyShop): Promise<number> {
  const stopped = await shop.rest<{ id: string }>(
    "GET",
    "tax_documents?state=eq.needs_owner&select=id",
  );
  for (const { id } of stopped) await askAsOwner(shop, `/api/invoices/${id}/retry`);
  return stopped.length;
}

/** A payment with an invoice, which staff may refund; the SRI answers in its way. */
export function invoiced(fault: object | null, isRefunded: boolean): Purchase {
  return async (shop, email) => {
    if (fault) await controlSri(shop, fault);
    await buyWithInvoice(shop, email);
    if (isRefunded) await reverseAsStaff(shop, email);
    await letWorkersFinish(shop);
    if ((await retryAsOwner(shop)) > 0) await letWorkersFinish(shop);
  };
}

/** The refund of an order that has its invoice; the SRI answers in its way about the credit note. */
export function credited(fault: object | null): Purchase {
  return async (shop, email) => {
    await shop.unarmed(async () => {
      await buyWithInvoice(shop, email);
      await letWorkersFinish(shop);
    });
    if (fault) await controlSri(shop, fault);
    await reverseAsStaff(shop, email);
    await letWorkersFinish(shop);
    if ((await retryAsOwner(shop)) > 0) await letWorkersFinish(shop);
  };
}

/** Wait until nothing is open and nothing waits for the owner, who retries what does. */
export async function issueEverything(shop: FaultyShop): Promise<void> {
  await controlSri(shop, { clearFaults: true });
  await waitUntil(
    "every document is issued",
    async () => {
      await letWorkersFinish(shop);
      return retryAsOwner(shop);
    },
    (stopped) => stopped === 0,
  );
}
