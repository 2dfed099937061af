import { Trans } from "@lingui/react/macro";

type SoldOutOrderProps = {
  number: string;
  /** Whether staff have said something of its payment, which then follows. */
  isAnswered?: boolean;
};

/** Why an order with an item that sold out was cancelled, with or without a receipt that was sent. */
export function SoldOutOrder({ number, isAnswered = false }: SoldOutOrderProps) {
  return (
    <>
      <Trans>An item of order {number} is no longer available, so the order was cancelled.</Trans>{" "}
      {!isAnswered && (
        <Trans>
          If you have paid, you get your money back. If you sent us a receipt, we check it and write
          to you; if not, write to us. Please do not pay again.
        </Trans>
      )}
    </>
  );
}
