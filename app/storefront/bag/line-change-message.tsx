import { Trans } from "@lingui/react/macro";
import type { ChangedLine } from "#app/domain/bag/change-bag-line.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import { BagAlert, OrderLimit } from "./bag-alert.tsx";

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
  const { quantity } = line;
  return limit === "order" ? (
    <OrderLimit line={line} />
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
        <BagAlert>
          <Limit {...last} />
        </BagAlert>
      )}
    </>
  );
}
