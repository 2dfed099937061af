import { Trans } from "@lingui/react/macro";
import { whatsappUrl } from "#app/domain/contact/whatsapp.ts";
import type { Order } from "#app/domain/order/order.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { WhatsappIcon } from "#app/ui/icons/whatsapp-icon.tsx";

type MessageToCustomerProps = { order: Order; message: string };

/** The text about the order as it is now, in its language, and a button that opens WhatsApp with it. */
export function MessageToCustomer({ order, message }: MessageToCustomerProps) {
  const url = whatsappUrl(order.phone, message);
  return (
    <div className="grid justify-items-start gap-4">
      <p
        lang={order.language}
        className="wrap-anywhere whitespace-pre-line border-hairline border-l-2 pl-4 text-sm"
      >
        {message}
      </p>
      {url && (
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass("secondary", "sm")}>
          <WhatsappIcon className="size-5" />
          <Trans>Write on WhatsApp</Trans>
        </a>
      )}
      {!url && order.phone && (
        <p className="text-muted text-sm">
          <Trans>This phone number cannot be opened in WhatsApp.</Trans>
        </p>
      )}
    </div>
  );
}
