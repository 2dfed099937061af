import type { FaultyShop } from "./faulty-shop.ts";

type Row = {
  order_id: string;
  kind: string;
  state: string;
  sequential: number;
  access_key: string;
};
type Report = { documents: { accessKey: string; state: string }[] };

/**
 * Compare orders, documents and the sandbox of the SRI: every paid order has exactly one authorized invoice, every
 * refunded one a credit note, numbers are consecutive, and the SRI knows no other document. Return the differences.
 */
export async function findInvoiceLosses(shop: FaultyShop): Promise<string[]> {
  const orders = await shop.rest<{ id: string; status: string }>(
    "GET",
    "orders?select=id,status&order=id",
  );
  const rows = await shop.rest<Row>(
    "GET",
    "tax_documents?select=order_id,kind,state,sequential,access_key&order=sequential,id",
  );
  const control = await fetch(`${shop.sriSandboxUrl()}/control`);
  const { documents } = (await control.json()) as Report;
  const losses: string[] = [];
  for (const { id, status } of orders) {
    for (const kind of status === "refunded" ? ["invoice", "credit_note"] : ["invoice"]) {
      const made = rows.filter((row) => row.order_id === id && row.kind === kind);
      const known = documents.filter(({ accessKey }) => accessKey === made[0]?.access_key);
      const states = [...made, ...known].map(({ state }) => state).join();
      if (states !== "authorized,authorized") losses.push(`${kind}: ${states}`);
    }
  }
  for (const kind of ["invoice", "credit_note"]) {
    const numbers = rows.filter((row) => row.kind === kind).map(({ sequential }) => sequential);
    if (numbers.some((number, index) => number !== index + 1)) losses.push(`${kind}: ${numbers}`);
  }
  if (documents.length !== rows.length) losses.push(`the SRI has ${documents.length}`);
  return losses;
}
