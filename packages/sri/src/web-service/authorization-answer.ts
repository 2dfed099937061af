import { z } from "zod";
import { listOf, OptionalTextSchema, TextSchema } from "../xml/element-schemas.ts";
import { parseXml } from "../xml/parse-xml.ts";
import { readAuthorizationTime } from "./authorization-time.ts";
import { MessagesSchema } from "./message-schema.ts";
import type { SriMessage } from "./sri-message.ts";

/** `authorizedAt` is an ISO time, `xml` the document as the SRI returned it. `unknown`: the SRI has no such key. */
export type AuthorizationAnswer =
  | {
      kind: "authorized";
      number: string;
      authorizedAt: string;
      xml: string;
      messages: SriMessage[];
    }
  | { kind: "rejected" | "processing"; messages: SriMessage[] }
  | { kind: "unknown" }
  | { kind: "unresolved"; reason: string };

const AuthorizationSchema = z.looseObject({
  estado: TextSchema,
  numeroAutorizacion: OptionalTextSchema,
  fechaAutorizacion: OptionalTextSchema,
  comprobante: z.string().optional(),
  mensajes: MessagesSchema,
});
type Authorization = z.infer<typeof AuthorizationSchema>;

const AnswerSchema = z.looseObject({
  Envelope: z.looseObject({
    Body: z.looseObject({
      autorizacionComprobanteResponse: z.looseObject({
        RespuestaAutorizacionComprobante: z.looseObject({
          claveAccesoConsultada: OptionalTextSchema,
          autorizaciones: listOf("autorizacion", AuthorizationSchema),
        }),
      }),
    }),
  }),
});

/**
 * Read the answer of autorizacionComprobante about an access key (WSDL of AutorizacionComprobantesOffline). Several
 * authorizations may come: AUTORIZADO counts before any other, then the last one.
 */
export function readAuthorizationAnswer(body: string, accessKey: string): AuthorizationAnswer {
  const parsed = AnswerSchema.safeParse(parseXml(body));
  if (!parsed.success) return { kind: "unresolved", reason: "unreadable answer" };
  const { claveAccesoConsultada: asked, autorizaciones } =
    parsed.data.Envelope.Body.autorizacionComprobanteResponse.RespuestaAutorizacionComprobante;
  if (asked !== undefined && asked !== accessKey) {
    return { kind: "unresolved", reason: "answer about another access key" };
  }
  const authorized = autorizaciones.find(({ estado }) => estado === "AUTORIZADO");
  if (authorized) return readAuthorized(authorized, accessKey);
  const last = autorizaciones.at(-1);
  if (!last) return { kind: "unknown" };
  const { estado, mensajes: messages } = last;
  if (estado === "NO AUTORIZADO" || estado === "RECHAZADA") return { kind: "rejected", messages };
  if (/^EN PROCES/.test(estado)) return { kind: "processing", messages };
  return { kind: "unresolved", reason: `unknown state ${estado.slice(0, 40)}` };
}

function readAuthorized(authorization: Authorization, accessKey: string): AuthorizationAnswer {
  const { numeroAutorizacion, fechaAutorizacion, comprobante, mensajes } = authorization;
  const authorizedAt = readAuthorizationTime(fechaAutorizacion ?? "");
  if (!authorizedAt) return { kind: "unresolved", reason: "authorized without a time" };
  if (!comprobante?.includes(`<claveAcceso>${accessKey}</claveAcceso>`)) {
    return { kind: "unresolved", reason: "authorized without this document" };
  }
  const number = numeroAutorizacion ?? accessKey;
  return { kind: "authorized", number, authorizedAt, xml: comprobante, messages: mensajes };
}
