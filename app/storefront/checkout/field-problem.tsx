import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ShippingProblem } from "#app/domain/checkout/shipping-draft.ts";

/** A telephone number, which stays on one line. */
function PhoneNumber({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

function ProblemText({ problem }: { problem: ShippingProblem }) {
  switch (problem) {
    case "email":
      return <Trans>Please check this email address; for example, name@example.com.</Trans>;
    case "characters":
      return <Trans>This contains characters that cannot be used. Please type it again.</Trans>;
    case "province":
      return <Trans>Please choose one of Ecuador's provinces.</Trans>;
    case "undelivered":
      return <Trans>We do not deliver there. Please choose another address.</Trans>;
    case "phone-abroad":
      return (
        <Trans>
          Please begin with + and the country code; for example,{" "}
          <PhoneNumber>+57 300 123 4567</PhoneNumber>.
        </Trans>
      );
    case "phone":
      return (
        <Trans>
          Please check this number; for example, <PhoneNumber>099 123 4567</PhoneNumber>, or{" "}
          <PhoneNumber>+57 300 123 4567</PhoneNumber> from abroad.
        </Trans>
      );
  }
}

export function FieldProblem({ id, problem }: { id: string; problem: ShippingProblem }) {
  return (
    <p id={id} role="alert" className="text-oxblood text-sm">
      <ProblemText problem={problem} />
    </p>
  );
}

/** A warning beside a field, which holds nothing up. */
export function FieldWarning({ warning }: { warning: ShippingProblem }) {
  return (
    <p className="text-amber text-sm">
      <ProblemText problem={warning} />{" "}
      {warning === "email" ? (
        <Trans>If it is right, continue. Without a valid address, no confirmation arrives.</Trans>
      ) : (
        <Trans>If it is right, continue.</Trans>
      )}
    </p>
  );
}
