import { Trans, useLingui } from "@lingui/react/macro";
import type { Subscriber, SubscriberQuery } from "#app/domain/contact/subscriber.ts";
import { ShopTime } from "#app/ui/shop-time.tsx";
import { TextButton } from "../form/text-button.tsx";
import { DataTable } from "../table/data-table.tsx";

type SubscriberTableProps = {
  subscribers: Subscriber[];
  query: SubscriberQuery;
  onRemove: (subscriber: Subscriber) => void;
};

export function SubscriberTable({ subscribers, query, onRemove }: SubscriberTableProps) {
  const { t } = useLingui();
  return (
    <DataTable
      caption={t`Subscribers`}
      columns={[
        { title: t`Email`, sort: "email" },
        { title: t`Signed up`, sort: "consented" },
        { title: t`Actions`, isHidden: true },
      ]}
      query={query}
      cardsBelow="md"
    >
      {subscribers.map((subscriber) => (
        <tr
          key={subscriber.id}
          className="border-hairline border-b max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:py-2"
        >
          <th scope="row" className="w-full py-2 pr-4 text-left font-normal break-all max-md:pr-0">
            {subscriber.email}
          </th>
          <td className="py-2 pr-4 text-muted text-sm tabular-nums md:min-w-24 sm:whitespace-nowrap">
            <ShopTime iso={subscriber.consentedAt} />
            <span className="block">
              {subscriber.confirmedAt ? <Trans>Confirmed</Trans> : <Trans>Not confirmed</Trans>}
            </span>
          </td>
          <td className="py-2 text-right">
            <TextButton
              aria-label={t`Remove ${subscriber.email}`}
              onClick={() => onRemove(subscriber)}
            >
              <Trans>Remove</Trans>
            </TextButton>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
