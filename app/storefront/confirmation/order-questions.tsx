import { Trans } from "@lingui/react/macro";
import { SupportLink } from "../seller/support-link.tsx";

export function OrderQuestions() {
  return (
    <p className="text-sm text-muted">
      <Trans>
        Questions about your order? Write to <SupportLink className="text-ink" />
      </Trans>
    </p>
  );
}
