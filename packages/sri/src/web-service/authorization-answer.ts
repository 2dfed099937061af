import { z } from "zod";
import { listOf, OptionalTextSchema, RawTextSchema, TextSchema } from "../xml/element-schemas.ts";
import { parseXml } from "../xml/parse-xml.ts";
import { readAuthorizationTime } from "./authorization-time.ts";
import { MessagesSchema } from "./message-schema.ts";
import { namesAccessKey } from "./names-access-key.ts";
import { nextStepOf } from "./next-step.ts";
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
  comprobante: RawTextSchema.optional(),
  mensajes: MessagesSchema,
});
type Authorization = z.infer<typeof AuthorizationSchema>;

const AnswerSchema = z.looseObject({
  Envelope: z.looseObject({
    Body: z.looseObject({
      autorizacionComprobanteResponse: z.looseObject({
        RespuestaAutorizacionComprobante: z.looseObject({
          claveAccesoConsultada: OptionalTextSchema,
          numeroComprobantes: OptionalTextSchema,
          autorizaciones: listOf("autorizacion", AuthorizationSchema),
        }),
      }),
    }),
  }),
});

const unresolved = (reason: string) => ({ kind: "unresolved", reason }) as const;

/** Code 70, and a state of its own, say that a document is being processed. */
function isProcessing({ estado, mensajes }: Authorization): boolean {
  return /^EN PROCES/.test(estado) || (isRejected(estado) && nextStepOf(mensajes) === "ask");
}

function isRejected(estado: string): boolean {
  return estado === "NO AUTORIZADO" || estado === "RECHAZADA";
}

/**
 * Read the answer of autorizacionComprobante about an access key (WSDL of AutorizacionComprobantesOffline). Several
 * authorizations may come: AUTORIZADO counts before any other, then one that is being processed, since such a document
 * may not be sent again, then the last one.
 */
export function readAuthorizationAnswer(body: string, accessKey: string): AuthorizationAnswer {
  const parsed = AnswerSchema.safeParse(parseXml(body));
  if (!parsed.success) return unresolved("unreadable answer");
  const {
    claveAccesoConsultada: asked = accessKey,
    numeroComprobantes: count = "0",
    autorizaciones,
  } = parsed.data.Envelope.Body.autorizacionComprobanteResponse.RespuestaAutorizacionComprobante;
  if (asked !== accessKey) return unresolved("answer about another access key");
  const authorized = autorizaciones.find(({ estado }) => estado === "AUTORIZADO");
  if (authorized) return readAuthorized(authorized, accessKey);
  const last = autorizaciones.find(isProcessing) ?? autorizaciones.at(-1);
  if (!last) return count === "0" ? { kind: "unknown" } : unresolved("no authorizations");
  const { estado, mensajes: messages } = last;
  if (isProcessing(last)) return { kind: "processing", messages };
  if (isRejected(estado)) return { kind: "rejected", messages };
  return unresolved(`unknown state ${estado.slice(0, 40)}`);
}

function readAuthorized(authorization: Authorization, accessKey: string): AuthorizationAnswer {
  const { fechaAutorizacion, comprobante, mensajes: messages } = authorization;
  // In the "esquema offline" the number of the authorization is the access key (Ficha Técnica 5).
  const { numeroAutorizacion: number = accessKey } = authorization;
  if (number !== accessKey) return unresolved("authorized with another number");
  const authorizedAt = readAuthorizationTime(fechaAutorizacion ?? "");
  if (!authorizedAt) return unresolved("authorized without a time");
  if (comprobante === undefined || !namesAccessKey(comprobante, accessKey)) {
    return unresolved("authorized without this document");
  }
  return { kind: "authorized", number, authorizedAt, xml: comprobante, messages };
}
