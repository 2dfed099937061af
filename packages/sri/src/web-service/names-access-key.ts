import { z } from "zod";
import { TextSchema } from "../xml/element-schemas.ts";
import { parseXml } from "../xml/parse-xml.ts";

const RootSchema = z.looseObject({
  infoTributaria: z.looseObject({ claveAcceso: TextSchema }),
});
const DocumentSchema = z.union([
  z.looseObject({ factura: RootSchema }).transform(({ factura }) => factura),
  z.looseObject({ notaCredito: RootSchema }).transform(({ notaCredito }) => notaCredito),
]);

/** A character that XML 1.0 forbids, so that no database has to store it. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** Return whether a text is a factura or nota de crédito, well formed, whose own access key is this one. */
export function namesAccessKey(xml: string, accessKey: string): boolean {
  if (FORBIDDEN.test(xml)) return false;
  const { data } = DocumentSchema.safeParse(parseXml(xml));
  return data?.infoTributaria.claveAcceso === accessKey;
}
