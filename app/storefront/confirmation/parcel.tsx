import { Trans } from "@lingui/react/macro";
import type { Order } from "#app/domain/order/order.ts";
import { trackingLink } from "#app/domain/shop-information/tracking-link.ts";
import { Detail } from "#app/ui/detail.tsx";
import { useShopNotes } from "../seller/use-shop-notes.ts";

/** The courier and tracking number of a shipped order in a `<dl>`, with a link if the courier has one; empty before that. */
export function Parcel({ order }: { order: Pick<Order, "courier" | "trackingNumber"> }) {
  const url = trackingLink(useShopNotes()?.trackingPages ?? {}, order);
  const parcel = [order.courier, order.trackingNumber].filter(Boolean).join(" · ");
  if (!parcel) return null;
  return (
    <Detail name={order.trackingNumber ? <Trans>Tracking Number</Trans> : <Trans>Courier</Trans>}>
      <span className="flex flex-wrap items-center gap-x-4">
        <span className="break-words">{parcel}</span>
        {url && (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            <Trans>Track your parcel</Trans>
          </a>
        )}
      </span>
    </Detail>
  );
}
