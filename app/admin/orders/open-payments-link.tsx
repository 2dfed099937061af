import { Plural, Trans } from "@lingui/react/macro";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** A link to the open payments, with their number. */
export function OpenPaymentsLink({ count }: { count: number }) {
  return (
    <ButtonLink to="/admin/orders/payments" variant="secondary" size="sm">
      {count > 0 ? (
        <Plural value={count} one="# Open Payment" other="# Open Payments" />
      ) : (
        <Trans>Open Payments</Trans>
      )}
    </ButtonLink>
  );
}
