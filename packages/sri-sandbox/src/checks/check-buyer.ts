import {
  checkIdentityNumber,
  FINAL_CONSUMER_LIMIT_CENTS,
  FINAL_CONSUMER_NUMBER,
  type IdentityKind,
} from "@gemma-luce/sri";
import { CENT } from "../document/millionths.ts";
import type { ReceivedDocument } from "../document/received-document.ts";
import { type SriMessage, sriError, sriWarning } from "../sri-message.ts";

/** tipoIdentificacionComprador (Ficha Técnica, table 6). */
const KINDS: Record<string, IdentityKind> = {
  "04": "ruc",
  "05": "cedula",
  "06": "passport",
  "07": "final-consumer",
  "08": "foreign",
};

/**
 * Return what the SRI says of a buyer, or null: error 69 for a number of another length, for a final consumer
 * above USD 50.00 or in a nota de crédito; warning 62 for a wrong check digit.
 */
export function checkBuyer({ buyer, kind, total }: ReceivedDocument): SriMessage | null {
  const isFinal = buyer.code === "07" || buyer.number === FINAL_CONSUMER_NUMBER;
  if (isFinal && kind === "notaCredito") {
    return sriError("69", "La nota de crédito no puede ser emitida a nombre del CONSUMIDOR FINAL");
  }
  if (isFinal && total > BigInt(FINAL_CONSUMER_LIMIT_CENTS) * CENT) {
    return sriError(
      "69",
      "La factura supera los 50 USD de importe total por cuanto no puede ser emitida a nombre del CONSUMIDOR FINAL",
    );
  }
  const identity = checkIdentityNumber(KINDS[buyer.code] ?? "passport", buyer.number);
  if (identity.valid) return null;
  return identity.reason === "check-digit"
    ? sriWarning("62", buyer.number)
    : sriError("69", `${buyer.number}: ${identity.reason}`);
}
