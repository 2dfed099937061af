import { Trans } from "@lingui/react/macro";
import { BagLoading } from "../bag/bag-loading.tsx";

export function CheckoutLoading() {
  return (
    <>
      <noscript>
        <p className="text-muted">
          <Trans>To check out, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      <BagLoading />
    </>
  );
}
