import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useContext } from "react";
import type { SizeChart } from "#app/domain/fit/size-chart.ts";
import { wordsOf } from "#app/domain/text/slug.ts";
import { MeasureSection } from "../size-guide/measure-section.tsx";
import { TaxonomyNames } from "../taxonomy-names.ts";
import { PageSection, PageText } from "./page-text.tsx";

export const summary = msg`The measurements of our sizes in centimeters and inches, and where to measure.`;

/** The size charts of the owner, as the dialog of a product shows them. */
export default function SizeGuidePage({ charts }: { charts: SizeChart[] }) {
  const names = useContext(TaxonomyNames);
  const nameOf = (slug: string) =>
    names?.categories.find(({ name }) => name === slug)?.displayName ?? wordsOf(slug);
  return (
    <PageText title={<Trans>Size Guide</Trans>} isWide>
      {charts.map(({ id, categories, sizes }) => {
        // No product has the sizes of a chart without a category.
        if (categories.length === 0) return null;
        const of = categories.map(({ name }) => nameOf(name)).join(", ");
        return (
          <PageSection key={id} title={of}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-10 text-ink">
              <MeasureSection kind="body" sizes={sizes} of={of} />
              <MeasureSection kind="garment" sizes={sizes} of={of} />
            </div>
          </PageSection>
        );
      })}
      <PageSection title={<Trans>Between two sizes</Trans>}>
        <p>
          <Trans>Between sizes, choose the larger for linen and the smaller for silk.</Trans>
        </p>
      </PageSection>
      <PageSection title={<Trans>One Size</Trans>}>
        <p>
          <Trans>Handbags, scarves and belts marked One Size come in one size.</Trans>
        </p>
      </PageSection>
    </PageText>
  );
}
