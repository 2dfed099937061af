import { Trans, useLingui } from "@lingui/react/macro";
import { type ChartSize, SIZE_SYSTEMS } from "#app/domain/fit/size-chart.ts";
import { inchesOf } from "#app/domain/product/centimeters.ts";
import {
  BODY_MEASURES,
  GARMENT_MEASURES,
  type Measure,
  type SizeMeasures,
} from "#app/domain/product/measures.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { useChoiceName } from "../use-choice-name.ts";
import { HowToMeasure } from "./how-to-measure.tsx";
import { MeasureFigure } from "./measure-figure.tsx";
import { letterOf } from "./measure-letters.ts";
import { useUnitName } from "./use-unit-name.ts";

/** A size of a chart, or of a product's own measures, which have the garment only. */
type AnySize = SizeMeasures & Partial<ChartSize>;

type Range = [from: number, to: number];

function rangeOf(entry: AnySize, kind: "body" | "garment", name: Measure): Range | undefined {
  const measures: Partial<Record<Measure, Range | number>> = entry[kind] ?? {};
  const value = measures[name];
  return typeof value === "number" ? [value, value] : value;
}

const shown = (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`);

function Cell({ range }: { range: Range | undefined }) {
  const inch = useUnitName("in");
  if (!range) return "–";
  const [from, to] = range;
  const inches = shown(inchesOf(from), inchesOf(to));
  return (
    <>
      <span className="whitespace-nowrap">{shown(from, to)}</span>
      {/* A phone's column is narrower: it breaks after the dash. */}
      <span className="block text-muted text-xs">
        {inches}&nbsp;{inch}
      </span>
    </>
  );
}

type MeasureSectionProps = {
  kind: "body" | "garment";
  sizes: AnySize[];
  /** What is measured, where a page shows several charts. */
  of?: string;
};

type MeasureTableProps = Omit<MeasureSectionProps, "of"> & { names: readonly Measure[] };

function MeasureTable({ kind, sizes, names }: MeasureTableProps) {
  const wordOf = useMeasureWord();
  const nameOf = useChoiceName();
  const systems = SIZE_SYSTEMS.filter(
    (system) => kind === "body" && sizes.some(({ elsewhere }) => elsewhere?.[system]),
  );
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <thead>
        <tr className="border-ink border-b">
          <th scope="col" className="py-2 pr-2 font-semibold">
            <Trans>Size</Trans>
          </th>
          {systems.map((system) => (
            <th key={system} scope="col" className="py-2 pr-2 font-semibold">
              {system.toUpperCase()}
            </th>
          ))}
          {names.map((name, index) => (
            <th key={name} scope="col" className="py-2 pr-2 font-semibold">
              <span aria-hidden="true" className="mr-1 text-terracotta">
                {letterOf(index)}
              </span>
              {wordOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((entry) => (
          <tr key={entry.size} className="border-hairline border-b align-top">
            <th scope="row" className="py-2 pr-2 font-semibold">
              {nameOf(entry.size)}
            </th>
            {systems.map((system) => (
              <td key={system} className="py-2 pr-2">
                {entry.elsewhere?.[system] ?? "–"}
              </td>
            ))}
            {names.map((name) => (
              <td key={name} className="py-2 pr-2">
                <Cell range={rangeOf(entry, kind, name)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table of measures with a figure that shows where each is taken; nothing where there are none. */
export function MeasureSection({ kind, sizes, of }: MeasureSectionProps) {
  const { t } = useLingui();
  const all: readonly Measure[] = kind === "body" ? BODY_MEASURES : GARMENT_MEASURES;
  const names = all.filter((name) => sizes.some((entry) => rangeOf(entry, kind, name)));
  if (names.length === 0) return null;
  const heading = kind === "body" ? t`Body measurements` : t`Garment measurements`;
  const title = of ? `${heading}: ${of}` : heading;
  return (
    <section aria-label={title}>
      <h3 className={of ? "text-lg" : "text-xl"}>{heading}</h3>
      <p className="mt-1 text-muted text-sm">
        <Trans>In centimeters, with inches below.</Trans>
      </p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-6 md:grid-cols-[minmax(0,1fr)_13rem]">
        <ScrollRegion label={t`${title} (table)`} className="overflow-x-auto">
          <MeasureTable kind={kind} sizes={sizes} names={names} />
        </ScrollRegion>
        <div className="grid gap-3 max-md:grid-cols-[min(8rem,40%)_minmax(0,1fr)] max-md:items-center">
          <MeasureFigure kind={kind} names={names} />
          <HowToMeasure kind={kind} names={names} />
        </div>
      </div>
    </section>
  );
}
