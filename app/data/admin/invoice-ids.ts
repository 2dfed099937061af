import { z } from "zod";
import { type InvoiceQuery, monthRangeOf } from "#app/domain/invoice/invoice-query.ts";
import { textSearchCondition } from "#app/domain/query/admin-query.ts";
import { rowRangeFrom } from "./admin-page.ts";
import { requireStaff } from "./session.ts";

/** Also the valid invoices that wait for a buyer: their customers may never say it. */
export const NEEDS_OWNER =
  "state.eq.needs_owner,and(state.eq.awaiting_buyer,environment.eq.production,order_status.not.in.(cancelled,refunded),buyer_kind.is.null)";
const SEARCHED = ["search_codes", "document_number", "access_key"];

/**
 * Return the ids of the documents from the 0-based `first` to `last` of a query, the latest first, and the number of all.
 * Ids alone: other columns of a view are computed for every document before the page, too. Throws a ShopError.
 */
export async function listInvoiceIds(
  { month, state, search }: InvoiceQuery,
  first: number,
  last: number,
) {
  const client = await requireStaff();
  let select = client.from("admin_tax_document_keys").select("document_id", { count: "exact" });
  if (month) {
    const range = monthRangeOf(month);
    select = select.gte("day", range.first).lt("day", range.next);
  }
  const conditions = [
    state && (state === "needs_owner" ? NEEDS_OWNER : `state.eq.${state}`),
    search && textSearchCondition(search, SEARCHED),
  ].filter(Boolean);
  if (conditions.length > 0) {
    select = select.or(`and(${conditions.map((one) => `or(${one})`).join()})`);
  }
  const answer = await select
    .order("day", { ascending: false })
    .order("created_at", { ascending: false })
    .order("document_id")
    .range(first, last);
  return rowRangeFrom("listing invoices", answer, (row) => z.string().parse(row.document_id));
}
