import type { InvoiceShop } from "./open-invoice-shop.ts";

type Row = {
  order_id: string;
  kind: string;
  state: string;
  sequential: number;
  access_key: string;
};

const CODES = { invoice: "01", credit_note: "04" };

/** Compare the sandbox's documents with the shop's: every paid order has one, every refunded one two, and no number is left out. */
export async function findInvoiceLosses(shop: InvoiceShop): Promise<string[]> {
  const orders = await shop.sql<{ id: string; status: string }>(
    "select id, status from public.orders",
  );
  const rows = await shop.sql<Row>(
    "select order_id, kind, state, sequential, access_key from public.tax_documents order by sequential",
  );
  const { documents } = await shop.sri().control();
  const losses: string[] = [];
  for (const { id, status } of orders) {
    const kinds = status === "refunded" ? ["invoice", "credit_note"] : ["invoice"];
    for (const kind of kinds) {
      const made = rows.filter((row) => row.order_id === id && row.kind === kind);
      const known = documents.filter(({ accessKey }) => accessKey === made[0]?.access_key);
      if (made.length !== 1 || made[0]?.state !== "authorized") {
        losses.push(`${kind}: ${made.map(({ state }) => state).join() || "missing"}`);
      } else if (known.length !== 1 || known[0]?.state !== "authorized") {
        losses.push(`${kind}: the SRI has ${known.map(({ state }) => state).join() || "none"}`);
      }
    }
  }
  for (const kind of ["invoice", "credit_note"] as const) {
    const numbers = rows.filter((row) => row.kind === kind).map(({ sequential }) => sequential);
    if (numbers.some((number, index) => number !== index + 1)) {
      losses.push(`${kind}: the numbers are ${numbers.join()}`);
    }
    const known = documents.filter(({ accessKey }) => accessKey.slice(8, 10) === CODES[kind]);
    if (known.length !== numbers.length) losses.push(`${kind}: the SRI has ${known.length}`);
  }
  return losses;
}

/** Let time pass until no document is open, at most so many rounds. */
export async function issueAll(shop: InvoiceShop, rounds = 12): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await shop.makeDue();
    await shop.round();
    const [open] = await shop.sql<{ count: number }>(
      "select count(*)::integer as count from public.tax_documents where state in ('queued', 'signed', 'received')",
    );
    if (open?.count === 0) return;
  }
}
