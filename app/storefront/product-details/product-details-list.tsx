import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ProductDetails } from "#app/domain/product/product-details.ts";
import { useCareWord } from "#app/ui/fit/use-care-word.ts";
import { useFitWord } from "#app/ui/fit/use-fit-word.ts";
import { CareIcon } from "./care-icon.tsx";
import { MeasuresTable } from "./measures-table.tsx";
import { ModelNote } from "./model-note.tsx";

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[min(6.5rem,40%)_minmax(0,1fr)] gap-x-4 border-hairline border-t py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

type ProductDetailsListProps = {
  details: ProductDetails;
  /** Measures of other sizes are not shown. */
  sizes: string[];
};

/** What a product says about its fabric and fit: only what the owner has filled in. */
export function ProductDetailsList({ details, sizes }: ProductDetailsListProps) {
  const careWordOf = useCareWord();
  const fitWordOf = useFitWord();
  const measures = details.measures.filter(({ size }) => sizes.includes(size));
  const hasModel = details.modelHeight !== null || details.modelSize !== "";
  return (
    <dl className="mt-6 text-sm">
      {details.fabric && <Fact name={<Trans>Fabric</Trans>}>{details.fabric}</Fact>}
      {details.fit && <Fact name={<Trans>Fit</Trans>}>{fitWordOf(details.fit)}</Fact>}
      {hasModel && (
        <Fact name={<Trans>Model</Trans>}>
          <ModelNote height={details.modelHeight} size={details.modelSize} />
        </Fact>
      )}
      {details.care.length > 0 && (
        <Fact name={<Trans>Care</Trans>}>
          <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
            {details.care.map((symbol) => (
              <li key={symbol} className="flex items-center gap-2">
                <CareIcon symbol={symbol} />
                {careWordOf(symbol)}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {measures.length > 0 && (
        <Fact name={<Trans>Measurements</Trans>}>
          <details>
            <summary className="text-link -my-3 inline-flex min-h-11 cursor-pointer list-none items-center hover:text-terracotta [&::-webkit-details-marker]:hidden">
              <Trans>Show measurements</Trans>
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it. */}
            <div tabIndex={0} className="mt-3 overflow-x-auto">
              <MeasuresTable measures={measures} />
            </div>
          </details>
        </Fact>
      )}
    </dl>
  );
}
