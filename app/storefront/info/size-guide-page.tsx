import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { PageSection, PageText } from "./page-text.tsx";

export const summary = msg`Body measurements in centimeters for XS to XL, and shoe sizes 35 to 41.`;

/** Body measures in centimetres and the Italian size of each letter size. */
const CLOTHING = [
  { size: "XS", italian: "38", bust: "80–83", waist: "62–65", hips: "88–91" },
  { size: "S", italian: "40", bust: "84–87", waist: "66–69", hips: "92–95" },
  { size: "M", italian: "42", bust: "88–91", waist: "70–73", hips: "96–99" },
  { size: "L", italian: "44", bust: "92–96", waist: "74–78", hips: "100–104" },
  { size: "XL", italian: "46", bust: "97–101", waist: "79–83", hips: "105–109" },
];

/** Foot length in centimetres of each European shoe size. */
const SHOES = [
  { size: "35", foot: "22.5" },
  { size: "36", foot: "23.0" },
  { size: "37", foot: "23.7" },
  { size: "38", foot: "24.3" },
  { size: "39", foot: "25.0" },
  { size: "40", foot: "25.7" },
  { size: "41", foot: "26.3" },
];

function SizeTable({ caption, head, rows }: { caption: string; head: string[]; rows: string[][] }) {
  return (
    <table className="w-full text-left text-ink text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-ink border-b">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2.5 pr-3 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) => (
          <tr key={first} className="border-hairline border-b">
            <th scope="row" className="py-2.5 pr-3 font-semibold">
              {first}
            </th>
            {rest.map((value) => (
              <td key={value} className="py-2.5 pr-3">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export default function SizeGuidePage() {
  const { t } = useLingui();
  return (
    <PageText title={<Trans>Size Guide</Trans>}>
      <PageSection title={<Trans>Clothing</Trans>}>
        <p>
          <Trans>
            Body measurements in centimeters. Between sizes, choose the larger for linen and the
            smaller for silk.
          </Trans>
        </p>
        <SizeTable
          caption={t`Clothing sizes`}
          head={[t`Size`, t`Italian`, t`Bust`, t`Waist`, t`Hips`]}
          rows={CLOTHING.map((row) => [row.size, row.italian, row.bust, row.waist, row.hips])}
        />
      </PageSection>
      <PageSection title={<Trans>Shoes</Trans>}>
        <p>
          <Trans>Measure from heel to longest toe, standing, in the evening.</Trans>
        </p>
        <SizeTable
          caption={t`Shoe sizes`}
          head={[t`European size`, t`Foot in cm`]}
          rows={SHOES.map((row) => [row.size, row.foot])}
        />
      </PageSection>
      <PageSection title={<Trans>One Size</Trans>}>
        <p>
          <Trans>Bags, scarves and belts marked One Size come in one size.</Trans>
        </p>
      </PageSection>
    </PageText>
  );
}
