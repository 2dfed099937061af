import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** A link to who waits for stock. */
export function WaitingLink() {
  return (
    <ButtonLink to="/admin/products/waiting" variant="secondary" size="sm">
      <Trans>Waiting customers</Trans>
    </ButtonLink>
  );
}
