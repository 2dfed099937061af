import { writeRide } from "@gemma-luce/sri";
import { z } from "zod";
import type { TaxDocumentStore } from "#app/data/server/tax-document-store.ts";
import { formatTaxDocumentNumber, isTestDocument } from "#app/domain/invoice/tax-document.ts";
import type { MailAttachment } from "#app/mail/letter.ts";
import type { MailedDocument } from "#app/mail/tax-document.ts";

const PayloadSchema = z.looseObject({ documentId: z.uuid() });

/**
 * Return the authorized document that an email brings, with its attachments. The XML is the one that the SRI returned,
 * and the RIDE is written from it now. Throws when there is no such document.
 */
export async function readMailedDocument(
  payload: unknown,
  documents: Pick<TaxDocumentStore, "find">,
): Promise<{ document: MailedDocument; attachments: MailAttachment[] }> {
  const { documentId } = PayloadSchema.parse(payload);
  const document = await documents.find(documentId);
  const { authorizedXml: xml, authorizedAt, accessKey } = document ?? {};
  if (!document || !xml || !authorizedAt || !accessKey) {
    throw new Error(`no authorized document: ${documentId}`);
  }
  const { kind, environment } = document;
  const isTest = isTestDocument(environment);
  const number = formatTaxDocumentNumber(document);
  const pdf = await writeRide({ xml, authorizedAt, isTest });
  return {
    document: { kind, number, accessKey, authorizedAt, isTest },
    attachments: [
      { filename: `${accessKey}.xml`, contentType: "application/xml", content: Buffer.from(xml) },
      { filename: `${accessKey}.pdf`, contentType: "application/pdf", content: pdf },
    ],
  };
}
