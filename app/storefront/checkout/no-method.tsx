import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";

/** No way to pay is offered for this amount, province or delivery. */
export function NoMethod() {
  const { supportEmail } = settings;
  return (
    <p role="alert" className="border-oxblood border-l-2 py-2 pl-4">
      <Trans>
        We cannot take a payment for this order here. Please write to{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </Trans>
    </p>
  );
}
