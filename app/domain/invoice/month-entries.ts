import type { Cents } from "../money/money.ts";
import type { OrderStatus } from "../order/order-status.ts";
import type { TaxDocumentKind, TaxDocumentReason, TaxDocumentState } from "./tax-document.ts";

type Amounts = { base: Cents; tax: Cents; total: Cents };

/** An order with one of its documents, or with none: its amounts are positive. */
type MonthRow = Amounts & {
  day: string;
  /** The day of a refund, or of the cancellation of an unpaid delivery, without a credit note. */
  refundDay: string | null;
  isSandbox: boolean;
  isPaid: boolean;
  orderStatus: OrderStatus;
  kind: TaxDocumentKind | null;
  state: TaxDocumentState | null;
  reason: TaxDocumentReason | null;
  number: string | null;
};

/** The amounts are those that count: signed, and 0 where nothing does. */
export type MonthEntry<Row> = Row & { isRefund: boolean };

/** A document counts from its number on; an order whose document is made elsewhere from its payment or delivery on (decision 125). */
function isCounted(row: MonthRow): boolean {
  const { isSandbox, isPaid, orderStatus, refundDay, kind, state, reason, number } = row;
  if (isSandbox) return false;
  if (kind === null) return isPaid || orderStatus === "delivered" || refundDay !== null;
  // No credit note to a final consumer exists, whatever staff did instead.
  return number !== null || (state === "closed" && reason !== "final_consumer");
}

function timesSign<Row extends MonthRow>(row: Row, sign: 1 | 0 | -1): Row {
  // Adding 0 makes -0 a plain 0.
  const signed = (cents: Cents) => cents * sign + 0;
  return { ...row, base: signed(row.base), tax: signed(row.tax), total: signed(row.total) };
}

const keyOf = ({ day, number, kind }: MonthRow) => [day, kind ?? "", number ?? ""].join(" ");

/**
 * Return the entries of a month (`2026-11`), whose amounts add up to what its declaration of IVA has: credit notes and
 * refunds are negative; unpaid and sandbox orders and documents without a number are 0. By day, then by number.
 */
export function monthEntriesOf<Row extends MonthRow>(
  rows: readonly Row[],
  month: string,
): MonthEntry<Row>[] {
  return rows
    .flatMap((row) => {
      const counted = isCounted(row) ? 1 : 0;
      const sign = row.kind === "credit_note" && counted ? -1 : counted;
      const entries = [{ ...timesSign(row, sign), isRefund: false }];
      if (row.refundDay !== null) {
        entries.push({ ...timesSign(row, counted ? -1 : 0), day: row.refundDay, isRefund: true });
      }
      return entries;
    })
    .filter(({ day }) => day.startsWith(month))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export type RateSum = Amounts & { taxBasisPoints: number };

/** Return the sums of entries for each rate of IVA, the highest rate first. */
export function sumsByRate(entries: readonly RateSum[]): RateSum[] {
  const sums = new Map<number, RateSum>();
  for (const { taxBasisPoints, base, tax, total } of entries) {
    const sum = sums.get(taxBasisPoints) ?? { taxBasisPoints, base: 0, tax: 0, total: 0 };
    sums.set(taxBasisPoints, {
      taxBasisPoints,
      base: sum.base + base,
      tax: sum.tax + tax,
      total: sum.total + total,
    });
  }
  return [...sums.values()].sort((a, b) => b.taxBasisPoints - a.taxBasisPoints);
}
