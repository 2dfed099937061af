import { Trans } from "@lingui/react/macro";
import { settings } from "#app/settings.ts";

/** The email address for questions about an order. */
export function OrderQuestions() {
  const { supportEmail } = settings;
  return (
    <p className="text-sm text-muted">
      <Trans>
        Questions about your order? Write to{" "}
        <a className="text-link text-ink" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </Trans>
    </p>
  );
}
