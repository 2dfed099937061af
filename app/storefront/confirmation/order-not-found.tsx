import { Trans, useLingui } from "@lingui/react/macro";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export function OrderNotFound() {
  const { t } = useLingui();
  return (
    <div className="grid justify-items-center gap-6 py-20 text-center">
      <PageHead title={t`Order Not Found`} isPrivate />
      <h1 className="text-title">
        <Trans>Order Not Found</Trans>
      </h1>
      <p className="max-w-prose text-muted">
        <Trans>
          This link does not lead to any of our orders. You can find your order with the number in
          your confirmation email.
        </Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        <ButtonLink to="/">
          <Trans>Return to Store</Trans>
        </ButtonLink>
        <ButtonLink to="/orders" variant="secondary">
          <Trans>Find your order</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
