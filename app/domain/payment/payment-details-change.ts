import type { ManualMethod } from "../checkout/payment-method.ts";

/** What tells shoppers where their money goes, or whom they ask. */
export const PAYMENT_DETAILS = ["instructions_es", "instructions", "qr_image", "whatsapp"] as const;

export type PaymentDetail = (typeof PAYMENT_DETAILS)[number];

/** A saved change of payment details. */
export type PaymentDetailsChange = {
  /** Null for the number for WhatsApp. */
  method: ManualMethod | null;
  /** A member of staff; null for a change in the database itself. */
  changedBy: string | null;
  changedAt: string;
  /** Only what changed. Of a picture the text says whether there is one. */
  changes: Partial<Record<PaymentDetail, { before: string; after: string }>>;
};
