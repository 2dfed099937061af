import { Trans } from "@lingui/react/macro";
import { MAX_LINE_QUANTITY } from "#app/domain/bag/bag.ts";
import type { ChangedLine } from "#app/domain/bag/change-bag-line.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { useChoiceName } from "../use-choice-name.ts";

type LastChange = Pick<ChangedLine, "line" | "limit">;

function Announcement({ line }: LastChange) {
  const nameOf = useChoiceName();
  const { product, size, color, quantity } = line;
  const { name } = product;
  const choice = [size, color].filter(Boolean).map(nameOf).join(", ");
  return (
    <Trans>
      {name} is now {choice}. Quantity: {quantity}.
    </Trans>
  );
}

function Limit({ line, limit }: LastChange) {
  const { name } = line.product;
  const { quantity } = line;
  return limit === "order" ? (
    <Trans>
      You can order up to {MAX_LINE_QUANTITY} of one item. You now have {quantity} of {name}.
    </Trans>
  ) : (
    <Trans>Only {quantity} left in stock!</Trans>
  );
}

/** Announces the last change of a line's size or color, and shows what limited its quantity. */
export function LineChangeMessage({ last }: { last: LastChange | null }) {
  return (
    <>
      <LiveRegion>{last && <Announcement {...last} />}</LiveRegion>
      {last?.limit && (
        <p role="alert" className="mt-5 border-amber border-l-2 pl-3 text-amber text-sm">
          <Limit {...last} />
        </p>
      )}
    </>
  );
}
