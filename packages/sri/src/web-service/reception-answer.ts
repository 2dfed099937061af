import { z } from "zod";
import { listOf, OptionalTextSchema, TextSchema } from "../xml/element-schemas.ts";
import { parseXml } from "../xml/parse-xml.ts";
import { MessagesSchema } from "./message-schema.ts";
import type { SriMessage } from "./sri-message.ts";

/** `unresolved`: it is unknown whether the SRI has the document. */
export type ReceptionAnswer =
  | { kind: "received"; messages: SriMessage[] }
  | { kind: "returned"; messages: SriMessage[] }
  | { kind: "unresolved"; reason: string };

const AnswerSchema = z.looseObject({
  Envelope: z.looseObject({
    Body: z.looseObject({
      validarComprobanteResponse: z.looseObject({
        RespuestaRecepcionComprobante: z.looseObject({
          estado: TextSchema,
          comprobantes: listOf(
            "comprobante",
            z.looseObject({ claveAcceso: OptionalTextSchema, mensajes: MessagesSchema }),
          ),
        }),
      }),
    }),
  }),
});

/** What comes in the place of an access key that could not be read is no key. */
const ACCESS_KEY = /^\d{49}$/;

/** Read the answer of validarComprobante about a document (WSDL of RecepcionComprobantesOffline). */
export function readReceptionAnswer(body: string, signedXml: string): ReceptionAnswer {
  const parsed = AnswerSchema.safeParse(parseXml(body));
  if (!parsed.success) return { kind: "unresolved", reason: "unreadable answer" };
  const { estado, comprobantes } =
    parsed.data.Envelope.Body.validarComprobanteResponse.RespuestaRecepcionComprobante;
  const isOther = ({ claveAcceso: key = "" }) => ACCESS_KEY.test(key) && !signedXml.includes(key);
  if (comprobantes.some(isOther)) {
    return { kind: "unresolved", reason: "answer about another access key" };
  }
  const messages = comprobantes.flatMap(({ mensajes }) => mensajes);
  if (estado === "RECIBIDA") return { kind: "received", messages };
  if (estado === "DEVUELTA") return { kind: "returned", messages };
  return { kind: "unresolved", reason: `unknown state ${estado.slice(0, 40)}` };
}
