import { Trans, useLingui } from "@lingui/react/macro";
import type { ChangedLine } from "#app/domain/bag/change-bag-line.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import { LiveRegion } from "#app/ui/live-region.tsx";
import { BagAlert, OrderLimit } from "./bag-alert.tsx";

type LastChange = Pick<ChangedLine, "line" | "limit">;

function Announcement({ line }: LastChange) {
  const { i18n } = useLingui();
  const { product, quantity } = line;
  const { name } = product;
  const choice = choiceText(i18n, line, ", ");
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
