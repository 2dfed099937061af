import { Trans } from "@lingui/react/macro";
import type { IdentityKind } from "#app/domain/checkout/invoice-buyer.ts";

/** Why a number is not valid on an invoice. */
export function IdentityProblem({ kind }: { kind: IdentityKind }) {
  switch (kind) {
    case "cedula":
      return <Trans>Please check this cédula digit by digit: it has ten, as on the card.</Trans>;
    case "ruc":
      return <Trans>Please check this RUC: it has thirteen digits and ends in 001.</Trans>;
    case "passport":
      return <Trans>Please check this number: it has 5 to 20 letters and digits.</Trans>;
  }
}
