import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  type ImportedRow,
  importProducts,
  previewImport,
} from "#app/data/admin/import-products.ts";
import { CsvError } from "#app/domain/csv/csv.ts";
import type { CsvTaxonomy } from "#app/domain/product-csv/csv-taxonomy.ts";
import { CsvHeadingError, type PlannedRow } from "#app/domain/product-csv/product-import.ts";
import { type ShopError, shopErrorOf } from "#app/domain/shop/shop-error.ts";

export type ImportStep =
  | { kind: "closed" | "reading" }
  | { kind: "unreadable"; error: CsvError | CsvHeadingError }
  | { kind: "error"; error: ShopError }
  | { kind: "preview"; file: File; rows: PlannedRow[]; writable: PlannedRow[] }
  | { kind: "writing"; done: number; total: number }
  /** `left` is how many rows were not written because the import stopped. */
  | { kind: "done"; total: number; left: number; failed: ImportedRow[] };

const isWritable = ({ action }: PlannedRow) => action === "add" || action === "change";

/** Return the step of an import, and functions that read, write and close it. Not an action: a fetcher reports no progress. */
export function useProductImport(taxonomy: CsvTaxonomy) {
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<ImportStep>({ kind: "closed" });

  async function plan(file: File, readsThousands: boolean) {
    setStep({ kind: "reading" });
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const rows = await previewImport(bytes, { taxonomy, readsThousands });
      setStep({ kind: "preview", file, rows, writable: rows.filter(isWritable) });
    } catch (error) {
      const isUnreadable = error instanceof CsvError || error instanceof CsvHeadingError;
      setStep(
        isUnreadable ? { kind: "unreadable", error } : { kind: "error", error: shopErrorOf(error) },
      );
    }
  }

  async function write(rows: PlannedRow[]) {
    const total = rows.length;
    let tried = 0;
    setStep({ kind: "writing", done: 0, total });
    try {
      const failed = await importProducts(rows, (done) => {
        tried = done;
        setStep({ kind: "writing", done, total });
      });
      setStep({ kind: "done", total: tried - failed.length, left: total - tried, failed });
    } catch (error) {
      setStep({ kind: "error", error: shopErrorOf(error) });
    }
    await revalidate();
  }

  return {
    step,
    read: (file: File) => plan(file, false),
    /** Reads the file again, amounts such as `1.245` as thousands. */
    readThousands: (file: File) => plan(file, true),
    write,
    close: () => setStep({ kind: "closed" }),
  };
}
