import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  type ImportedRow,
  importProducts,
  previewImport,
} from "#app/data/admin-import-products.ts";
import type { AdminFailure } from "#app/domain/admin-failure.ts";
import type { CsvTaxonomy } from "#app/domain/product-csv.ts";
import type { PlannedRow } from "#app/domain/product-import.ts";
import { failureOf } from "../layout/use-write.ts";

export type ImportStep =
  | { kind: "closed" | "reading" }
  | { kind: "unread"; failure: AdminFailure }
  | { kind: "preview"; rows: PlannedRow[] }
  | { kind: "writing"; done: number; total: number }
  | { kind: "done"; total: number; failed: ImportedRow[] };

const writes = ({ action }: PlannedRow) => action === "add" || action === "change";

/** Returns where an import stands, and its steps: read a file, write what it says, close. */
export function useProductImport(taxonomy: CsvTaxonomy) {
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<ImportStep>({ kind: "closed" });

  async function read(file: File) {
    setStep({ kind: "reading" });
    try {
      setStep({ kind: "preview", rows: await previewImport(await file.text(), taxonomy) });
    } catch (error) {
      setStep({ kind: "unread", failure: failureOf(error) });
    }
  }

  async function write(rows: PlannedRow[]) {
    const wanted = rows.filter(writes);
    const total = wanted.length;
    setStep({ kind: "writing", done: 0, total });
    try {
      const failed = await importProducts(wanted, (done) =>
        setStep({ kind: "writing", done, total }),
      );
      setStep({ kind: "done", total: total - failed.length, failed });
    } catch (error) {
      setStep({ kind: "unread", failure: failureOf(error) });
    }
    await revalidate();
  }

  return { step, read, write, writes, close: () => setStep({ kind: "closed" }) };
}
