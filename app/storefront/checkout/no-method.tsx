import { Trans } from "@lingui/react/macro";
import { SupportLink } from "../seller/support-link.tsx";

/** No way to pay is offered for this amount, province or delivery. */
export function NoMethod() {
  return (
    <p role="alert" className="border-oxblood border-l-2 py-2 pl-4">
      <Trans>
        We cannot take a payment for this order here. Please write to <SupportLink />
      </Trans>
    </p>
  );
}
