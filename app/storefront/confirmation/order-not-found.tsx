import { Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** For an address that names no checkout of ours. */
export function OrderNotFound() {
  return (
    <div className="grid justify-items-center gap-6 py-20 text-center">
      <h1 className="text-title">
        <Trans>Order Not Found</Trans>
      </h1>
      <ButtonLink to="/">
        <Trans>Return to Store</Trans>
      </ButtonLink>
    </div>
  );
}
