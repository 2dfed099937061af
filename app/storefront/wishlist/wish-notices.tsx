import { Trans } from "@lingui/react/macro";
import { formatCents } from "#app/domain/money/money.ts";
import {
  type SavedNotice,
  type SavedProduct,
  savedNoticesFor,
} from "#app/domain/wishlist/saved-product.ts";

function NoticeText({ notice }: { notice: SavedNotice }) {
  switch (notice.kind) {
    case "price": {
      const now = formatCents(notice.now);
      const was = formatCents(notice.was);
      return (
        <Trans>
          Now {now}, {was} when you saved it
        </Trans>
      );
    }
    case "sold-out":
      return <Trans>Sold Out</Trans>;
    case "choice-sold-out":
      return <Trans>Sold out in this size and color</Trans>;
    case "low":
      return <Trans>Only {notice.count} left in stock!</Trans>;
  }
}

function toneOf(notice: SavedNotice): string {
  if (notice.kind === "price") return notice.now < notice.was ? "text-sage" : "text-muted";
  return notice.kind === "low" ? "text-amber" : "text-oxblood";
}

/** What has changed since a product was saved: its price, and stock that is low or sold out. */
export function WishNotices({ saved }: { saved: SavedProduct }) {
  const notices = savedNoticesFor(saved);
  if (notices.length === 0) return null;
  return (
    <div className="mt-3 grid gap-1 text-sm">
      {notices.map((notice) => (
        <p key={notice.kind} className={toneOf(notice)}>
          <NoticeText notice={notice} />
        </p>
      ))}
    </div>
  );
}
