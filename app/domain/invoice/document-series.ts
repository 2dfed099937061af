import type { InvoiceSettings } from "./invoice-settings.ts";
import { TAX_DOCUMENT_KINDS, type TaxDocumentKind, type TaxEnvironment } from "./tax-document.ts";

/** The documents of one kind in one environment, which have numbers of their own. `next` is the next document's. */
export type DocumentSeries = { environment: TaxEnvironment; kind: TaxDocumentKind; next: number };

/** The database skips no more at once: after the last number no order could be paid. */
const MAX_SKIPPED = 1_000_000;

export type NextNumberReading =
  | { ok: true; number: number }
  | { ok: false; problem: "number" | "behind" | "far" };

/** Parse the number to which a series skips: above the next one, because a number is used once. */
export function readNextNumber(text: string, next: number): NextNumberReading {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (number < 1) return { ok: false, problem: "number" };
  if (number <= next) return { ok: false, problem: "behind" };
  return number - next > MAX_SKIPPED ? { ok: false, problem: "far" } : { ok: true, number };
}

/**
 * Return the series whose numbers the owner may set: those of the present environment, and those of production before
 * the switch to it, because its first paid order takes the first number. Only the sandbox's are not those of a RUC.
 */
export function settableSeries(
  { environment, ruc }: Pick<InvoiceSettings, "environment" | "ruc">,
  nextOf: (series: Omit<DocumentSeries, "next">) => number,
): DocumentSeries[] {
  const environments = new Set<TaxEnvironment>(ruc === "" ? [] : ["production"]);
  if (environment !== "off") environments.add(environment);
  return [...environments].flatMap((each) =>
    TAX_DOCUMENT_KINDS.map((kind) => ({
      environment: each,
      kind,
      next: nextOf({ environment: each, kind }),
    })),
  );
}
