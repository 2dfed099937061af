import { Trans, useLingui } from "@lingui/react/macro";
import { use } from "react";
import { formatCents } from "#app/domain/money/money.ts";
import { choiceText } from "#app/domain/product/choice-name.ts";
import { Picture } from "#app/ui/picture.tsx";
import { ShopPricing } from "#app/ui/shop-pricing.ts";
import type { SummaryLine } from "./summary.ts";

function Line({ line }: { line: SummaryLine }) {
  const { t, i18n } = useLingui();
  const { pricesIncludeTax } = use(ShopPricing);
  return (
    <li className="flex flex-wrap gap-5 py-5">
      <div className="relative w-18 shrink-0">
        {line.image && (
          <Picture src={line.image} alt="" sizes="72px" className="aspect-3/4 bg-panel" />
        )}
        <span className="absolute -top-2.5 -right-2.5 grid min-w-6 place-items-center rounded-full bg-ink px-1.5 text-xs leading-6 text-paper tabular-nums">
          <span className="sr-only">{t`Quantity`} </span>
          {line.quantity}
        </span>
      </div>
      <div className="flex-1">
        <p>{line.name}</p>
        <p className="text-sm text-muted">{choiceText(i18n, line)}</p>
      </div>
      <span className="ml-auto text-right tabular-nums">
        {formatCents(line.unitPrice * line.quantity)}
        {pricesIncludeTax && (
          <span className="block text-sm text-muted">
            <Trans>IVA included</Trans>
          </span>
        )}
      </span>
    </li>
  );
}

export function SummaryLines({ lines }: { lines: SummaryLine[] }) {
  return (
    <ul className="mt-3 divide-y divide-hairline">
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
}
