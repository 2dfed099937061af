import {
  checkIdentityNumber,
  FINAL_CONSUMER_LIMIT_CENTS,
  FINAL_CONSUMER_NUMBER,
  type IdentityProblem,
  isDoubtfulRuc,
} from "@gemma-luce/sri/identity";
import * as v from "valibot";
import type { Cents } from "../money/money.ts";
import { oneLineText } from "../text/one-line-text.ts";

/** The kinds that are identified by a number. */
const IDENTITY_KINDS = ["cedula", "ruc", "passport"] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export const INVOICE_BUYER_KINDS = ["final_consumer", ...IDENTITY_KINDS] as const;
export type InvoiceBuyerKind = (typeof INVOICE_BUYER_KINDS)[number];

/** Whom an invoice is made out to. A final consumer has the number of thirteen nines. */
export type InvoiceBuyer = { kind: InvoiceBuyerKind; number: string; name: string };

/** Why whom an invoice is for could not be kept, with what was typed. */
export type InvoiceBuyerFailure = {
  problem: "invalid" | "limit" | "known" | "failed";
  kind: InvoiceBuyerKind | "";
  number: string;
  name: string;
};

export const FINAL_CONSUMER: InvoiceBuyer = {
  kind: "final_consumer",
  number: FINAL_CONSUMER_NUMBER,
  name: "CONSUMIDOR FINAL",
};

/** The name of a person or a company. */
export const INVOICE_NAME = v.pipe(oneLineText(300), v.minLength(1));

/** What a shopper says; the database checks it again. */
export const InvoiceBuyerSchema = v.variant("kind", [
  v.pipe(
    v.object({ kind: v.literal("final_consumer") }),
    v.transform(() => FINAL_CONSUMER),
  ),
  v.pipe(
    v.strictObject({
      kind: v.picklist(IDENTITY_KINDS),
      number: v.pipe(v.string(), v.maxLength(60)),
      name: INVOICE_NAME,
    }),
    v.forward(
      v.check(({ kind, number }) => checkIdentityNumber(kind, number).valid, "No such number"),
      ["number"],
    ),
    v.transform(
      ({ kind, number, name }): InvoiceBuyer => ({
        kind,
        number: checkIdentityNumber(kind, number).number,
        name,
      }),
    ),
  ),
]);

/** Return whether an invoice of this total, with IVA, may name no buyer (Ficha Técnica 9.10). */
export function allowsFinalConsumer(total: Cents): boolean {
  return total <= FINAL_CONSUMER_LIMIT_CENTS;
}

/** Return what is wrong with an identity number as it was typed; null if nothing is, or while it is blank. */
export function identityProblemOf(kind: IdentityKind, number: string): IdentityProblem | null {
  const result = checkIdentityNumber(kind, number);
  return result.valid || number.trim() === "" ? null : result.reason;
}

/** Return whether a valid number is probably mistyped, which a shopper may overrule. */
export function isDoubtfulNumber(kind: IdentityKind, text: string): boolean {
  const { valid, number } = checkIdentityNumber(kind, text);
  return valid && kind === "ruc" && isDoubtfulRuc(number);
}

const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/**
 * Return whom an invoice is for on one line: the name, and the number if there is one. A name in Arabic or Hebrew is
 * isolated, so that the number stays behind it.
 */
export function invoiceBuyerText({ kind, number, name }: InvoiceBuyer): string {
  if (kind === "final_consumer") return name;
  return `${RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name}, ${number}`;
}
