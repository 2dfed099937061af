import { Trans } from "@lingui/react/macro";
import { use } from "react";
import { settings } from "#app/settings.ts";
import { AwaitingOrderPath } from "./awaiting-order-path.ts";

/** What became of money and bag after a payment that was not made. `isUncharged`: answers of the provider prove that no money moved. */
export function UnpaidNote({ isUncharged }: { isUncharged: boolean }) {
  const { supportEmail } = settings;
  const orderPath = use(AwaitingOrderPath);
  return (
    <>
      {isUncharged && (
        <p>
          <Trans>Nothing was charged.</Trans>
        </p>
      )}
      {orderPath && (
        <p>
          <Trans>
            Your order still awaits its payment. You can pay again, by card or otherwise.
          </Trans>
        </p>
      )}
      {!orderPath && isUncharged && (
        <p>
          <Trans>
            Your bag and your shipping information are still here. You can pay again, with this card
            or another.
          </Trans>
        </p>
      )}
      {!orderPath && !isUncharged && (
        <p>
          <Trans>
            No order was made, and your bag is still here. If your bank shows this payment, write to{" "}
            <a className="text-link" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </Trans>
        </p>
      )}
    </>
  );
}
