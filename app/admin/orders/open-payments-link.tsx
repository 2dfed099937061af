import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { listOpenPayments } from "#app/data/admin-payments.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** Leads to the open payments and says how many there are, once that is known. */
export function OpenPaymentsLink() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    const look = () =>
      listOpenPayments().then(
        (payments) => !isGone && setCount(payments.length),
        // The call has logged it, and the page behind the link says it in words.
        () => {},
      );
    look();
    window.addEventListener("focus", look);
    return () => {
      isGone = true;
      window.removeEventListener("focus", look);
    };
  }, []);
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
