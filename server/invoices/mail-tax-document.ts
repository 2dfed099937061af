import { writeRide } from "@gemma-luce/sri";
import { z } from "zod";
import type { StoredShopInformation } from "#app/data/catalogue/catalogue-values.ts";
import { orderFromJson } from "#app/data/order-json.ts";
import type { OutboxMail } from "#app/data/server/outbox.ts";
import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import { pathIn } from "#app/domain/language.ts";
import { formatTaxDocumentNumber, isTestDocument } from "#app/domain/tax-document.ts";
import { inLanguage } from "#app/domain/translation.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import type { MailContent } from "#app/mail/letter.ts";
import { taxDocument } from "#app/mail/tax-document.ts";

const PayloadSchema = z.looseObject({ documentId: z.uuid() });

type MailedParts = {
  store: Pick<TaxDocumentStore, "find">;
  /** The shop's URL. */
  storeUrl: string;
  /** What the owner tells shoppers; undefined if it could not be read. */
  information: StoredShopInformation | undefined;
};

/**
 * Compose the email with an authorized document, in the order's language. The XML is the one that the SRI returned, and
 * the RIDE is written from it now. Throws when there is no such document.
 */
export async function mailTaxDocument(
  { payload }: Pick<OutboxMail, "payload">,
  { store, storeUrl, information }: MailedParts,
): Promise<MailContent> {
  const { documentId } = PayloadSchema.parse(payload);
  const order = orderFromJson(payload);
  const document = await store.find(documentId);
  const { authorizedXml: xml, authorizedAt, accessKey } = document ?? {};
  if (!document || !xml || !authorizedAt || !accessKey) {
    throw new Error(`no authorized document: ${documentId}`);
  }
  const isTest = isTestDocument(document.environment);
  const pdf = await writeRide({ xml, authorizedAt, isTest });
  const number = formatTaxDocumentNumber(document);
  const { language } = order;
  const receiptUrl = new URL(pathIn(language, "/confirmation"), storeUrl);
  receiptUrl.searchParams.set("clientTransactionId", order.reference);
  const content = taxDocument(
    order,
    { kind: document.kind, number, accessKey, authorizedAt, isTest },
    receiptUrl.href,
    serverI18n(language, "mail"),
    information && inLanguage(language, information),
  );
  return {
    ...content,
    attachments: [
      { filename: `${accessKey}.xml`, contentType: "application/xml", content: Buffer.from(xml) },
      { filename: `${accessKey}.pdf`, contentType: "application/pdf", content: pdf },
    ],
  };
}
