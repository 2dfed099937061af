import { Trans } from "@lingui/react/macro";
import type { BagItem } from "#app/domain/bag/bag.ts";
import { type BagNotice, noticesFor } from "#app/domain/bag/bag-notices.ts";
import { formatCents } from "#app/domain/money/money.ts";
import { useCart } from "./cart-provider.tsx";

function NoticeText({ notice }: { notice: BagNotice }) {
  switch (notice.kind) {
    case "discontinued":
      return <Trans>No longer available. Please remove it to continue.</Trans>;
    case "sold-out":
      return <Trans>Sold out since you chose it. Please remove it to continue.</Trans>;
    case "short": {
      const { stock } = notice;
      return <Trans>Only {stock} left in stock!</Trans>;
    }
    case "short-together": {
      const { stock } = notice;
      return <Trans>Only {stock} left in stock, all sizes and colors together.</Trans>;
    }
    case "price": {
      const was = formatCents(notice.was);
      const now = formatCents(notice.now);
      return (
        <Trans>
          The price has changed from {was} to {now} since you added it.
        </Trans>
      );
    }
  }
}

const TONES: Record<BagNotice["kind"], string> = {
  discontinued: "border-oxblood text-oxblood",
  "sold-out": "border-oxblood text-oxblood",
  short: "border-amber text-amber",
  "short-together": "border-amber text-amber",
  price: "border-amber text-amber",
};

/** The notices of a line: deleted, sold out, limited stock, changed price. */
export function BagLineNotices({ item }: { item: BagItem }) {
  const { items } = useCart();
  return noticesFor(item, items).map((notice) => (
    <p key={notice.kind} className={`mt-3 border-l-2 pl-3 text-sm ${TONES[notice.kind]}`}>
      <NoticeText notice={notice} />
    </p>
  ));
}
