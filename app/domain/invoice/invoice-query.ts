import { tableQueryFrom } from "../query/admin-query.ts";
import { TAX_DOCUMENT_STATES } from "./tax-document.ts";

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Parse the query of the tab Invoices: a state, and a month as `2026-11`, or null for all. Never throws. */
export function invoiceQueryFrom(query: URLSearchParams) {
  const { search, page } = tableQueryFrom(query, ["day"]);
  const month = query.get("month") ?? "";
  return {
    search,
    page,
    state: TAX_DOCUMENT_STATES.find((state) => state === query.get("state")) ?? null,
    month: MONTH.test(month) ? month : null,
  };
}

export type InvoiceQuery = ReturnType<typeof invoiceQueryFrom>;

/** Return the first day of a month, and that of the next one. */
export function monthRangeOf(month: string): { first: string; next: string } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
  return { first: `${month}-01`, next: `${next}-01` };
}

/** Return the months from that of `first` to that of `day` (days in Ecuador), the latest first; at least that of `day`. */
export function monthsSince(first: string, day: string): string[] {
  const countOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  const last = countOf(day);
  // The clock of a device may be behind the first order.
  return Array.from({ length: Math.max(last - countOf(first), 0) + 1 }, (_, ago) => {
    const count = last - ago;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
  });
}
