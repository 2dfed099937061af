import type { ReactNode } from "react";
import type { ShopError } from "#app/domain/shop/shop-error.ts";
import { LoadError } from "../failure/load-error.tsx";

type AdminListProps<Row> = {
  /** Absent if they could not be read. */
  rows: Row[] | null | undefined;
  error: ShopError | null;
  /** Says which list could not be loaded. */
  failure: ReactNode;
  /** Says that there are no rows, or none that match. */
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** The rows of a page, or why there are none. */
export function AdminList<Row>({ rows, error, failure, empty, children }: AdminListProps<Row>) {
  if (error) return <LoadError error={error}>{failure}</LoadError>;
  if (rows?.length) return children(rows);
  return <p className="border-hairline border-y py-16 text-center text-muted">{empty}</p>;
}
