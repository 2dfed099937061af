import type { I18n } from "@lingui/core";
import { Plural, Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import type { Language } from "#app/domain/text/language.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "../layout/text-link.tsx";
import { useOrdersListPath } from "./orders-list-path.ts";
import { PackingSlip } from "./packing-slip.tsx";

/** The messages of each language in which a slip is printed: the shop's name sizes and colors. */
type SlipMessages = Record<Language, I18n>;

type PackingSlipsPageProps = {
  orders: Order[];
  /** The ids of those that must not be sent because PayPhone shows their payments differently. */
  stopped: string[];
  messages: SlipMessages;
};

/** The packing slips of one or several orders, each on a page of its own, and a button that prints them. */
export function PackingSlipsPage({ orders, stopped, messages }: PackingSlipsPageProps) {
  const list = useOrdersListPath();
  const [only] = orders.length === 1 ? orders : [];
  return (
    <>
      <div className="mx-auto mb-6 flex max-w-2xl flex-wrap items-center justify-between gap-3 print:hidden">
        <TextLink to={only ? `/admin/orders/${only.id}` : list}>
          {only ? <Trans>Back to the order</Trans> : <Trans>All orders</Trans>}
        </TextLink>
        {!only && (
          <h1 className="text-xl">
            <Plural value={orders.length} one="# Packing Slip" other="# Packing Slips" />
          </h1>
        )}
        <Button size="sm" disabled={orders.length === 0} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
      <div className="grid gap-10 print:block">
        {orders.map((order) => (
          <PackingSlip
            key={order.id}
            order={order}
            isStopped={stopped.includes(order.id)}
            i18n={messages[order.language]}
            heading={only ? "h1" : "h2"}
          />
        ))}
      </div>
    </>
  );
}
