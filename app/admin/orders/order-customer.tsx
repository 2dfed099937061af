import { Trans, useLingui } from "@lingui/react/macro";
import { customerPhone } from "#app/domain/checkout/customer-phone.ts";
import { invoiceBuyerText } from "#app/domain/checkout/invoice-buyer.ts";
import { canReceiveMail } from "#app/domain/contact/can-receive-mail.ts";
import { mailtoUrl } from "#app/domain/contact/mailto-url.ts";
import { zoneNameIn } from "#app/domain/delivery/delivery-words.ts";
import { pickupLines } from "#app/domain/delivery/pickup-lines.ts";
import { addressLinesOf, type Order } from "#app/domain/order/order.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { Fact } from "./order-fact.tsx";

/** Where the order goes, or that it is picked up, and where. */
function DeliveryFacts({ order: { delivery, shippingAddress } }: { order: Order }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  if (delivery.method === "pickup") {
    return (
      <Fact label={<Trans>Pick-up</Trans>}>{pickupLines(delivery, language, i18n).join(", ")}</Fact>
    );
  }
  return (
    <>
      <Fact label={<Trans>Address</Trans>}>{addressLinesOf(shippingAddress).join(", ")}</Fact>
      {delivery.zone && (
        <Fact label={<Trans>Delivery zone</Trans>}>{zoneNameIn(language, delivery)}</Fact>
      )}
    </>
  );
}

/** A contact detail as it was typed; a link where that can be reached. */
function ContactLink({ text, href }: { text: string; href: string | null }) {
  if (href === null) return text;
  return (
    <a href={href} className="text-link max-lg:py-3">
      {text}
    </a>
  );
}

/** The customer of an order: contact details, delivery, invoice and language. */
export function OrderCustomer({ order }: { order: Order }) {
  const number = customerPhone(order.phone, order.shippingAddress.country);
  return (
    <dl>
      <Fact label={<Trans>Name</Trans>}>{order.customerName}</Fact>
      {order.email && (
        <Fact label={<Trans>Email</Trans>}>
          <ContactLink
            text={order.email}
            href={canReceiveMail(order.email) ? mailtoUrl(order.email) : null}
          />
        </Fact>
      )}
      {order.phone && (
        <Fact label={<Trans>Phone</Trans>}>
          <ContactLink text={order.phone} href={number && `tel:${number}`} />
        </Fact>
      )}
      <DeliveryFacts order={order} />
      <Fact label={<Trans>Invoice for</Trans>}>
        {order.invoiceBuyer ? invoiceBuyerText(order.invoiceBuyer) : <Trans>Not said yet</Trans>}
      </Fact>
      <Fact label={<Trans>Language</Trans>}>
        {order.language === "es" ? <Trans>Spanish</Trans> : <Trans>English</Trans>}
      </Fact>
    </dl>
  );
}
