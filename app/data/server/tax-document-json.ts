import { z } from "zod";
import { CARD_TYPES, PAID_WITH, PAYMENT_METHODS } from "#app/domain/checkout/payment-method.ts";
import {
  TAX_DOCUMENT_KINDS,
  TAX_DOCUMENT_STATES,
  TAX_ENVIRONMENTS,
} from "#app/domain/invoice/tax-document.ts";
import { AmountSchema } from "../amount-schema.ts";
import { RateSchema } from "../catalogue/pricing-json.ts";
import { InvoiceBuyerSchema } from "../invoice-buyer-json.ts";
import { TimeSchema } from "../time-schema.ts";

const IssuerSchema = z.object({
  ruc: z.string(),
  legal_name: z.string(),
  trade_name: z.string(),
  head_office_address: z.string(),
  establishment_address: z.string(),
  keeps_accounts: z.boolean(),
  special_taxpayer: z.string(),
  withholding_agent: z.string(),
  is_rimpe: z.boolean(),
  provider_ruc: z.string(),
});

const NumberSchema = z.object({
  establishment: z.string(),
  emissionPoint: z.string(),
  sequential: z.int(),
  issueDate: z.string(),
});

/** The parts of an order that its documents name. Amounts are those of the whole line. */
const OrderSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  total: AmountSchema,
  paymentMethod: z.enum(PAYMENT_METHODS),
  paidWith: z.enum(PAID_WITH).nullable(),
  deliveryAmount: AmountSchema,
  deliveryTax: AmountSchema,
  items: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      nameEs: z.string().nullable(),
      quantity: z.int().positive(),
      size: z.string(),
      color: z.string(),
      discount: AmountSchema,
      base: AmountSchema,
      tax: AmountSchema,
      total: AmountSchema,
    }),
  ),
});

/** A document as the database's functions return it. One without a number is rejected. */
export const TaxDocumentSchema = NumberSchema.extend({
  id: z.uuid(),
  kind: z.enum(TAX_DOCUMENT_KINDS),
  state: z.enum(TAX_DOCUMENT_STATES),
  environment: z.enum(TAX_ENVIRONMENTS),
  issuerRuc: z.string(),
  numericCode: z.string(),
  accessKey: z.string().nullable(),
  signedXml: z.string().nullable(),
  receivedAt: TimeSchema.nullable(),
  authorizedXml: z.string().nullable(),
  authorizedAt: TimeSchema.nullable(),
  attempts: z.int(),
  ageSeconds: z.int(),
  order: OrderSchema,
  cardType: z.enum(CARD_TYPES).nullable(),
  taxRate: RateSchema,
  buyer: InvoiceBuyerSchema,
  issuer: IssuerSchema,
  corrects: NumberSchema.nullable(),
});

/**
 * A numbered document with its order, buyer and issuer. `taxRate` is in basis points, amounts are cents, `issueDate` is
 * a day in Ecuador. `issuerRuc` is the RUC whose number it has, empty in the sandbox; `issuer` has that of the settings.
 * `corrects` is the invoice of a credit note.
 */
export type TaxDocument = z.infer<typeof TaxDocumentSchema>;

/** A list of documents; `invalid` has the ids of those that cannot be read, with what is wrong. */
export const TaxDocumentsSchema = z.array(z.looseObject({ id: z.uuid() })).transform((rows) => {
  const documents: TaxDocument[] = [];
  const invalid: { id: string; problem: string }[] = [];
  for (const row of rows) {
    const { data, error } = TaxDocumentSchema.safeParse(row);
    if (data) documents.push(data);
    else invalid.push({ id: row.id, problem: z.prettifyError(error) });
  }
  return { documents, invalid };
});
