import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { readCentimeters } from "#app/domain/product/centimeters.ts";
import { GARMENT_MEASURES } from "#app/domain/product/measures.ts";
import type { MeasureTexts } from "#app/domain/product-editing/product-fit-form.ts";
import { cleanChips } from "#app/domain/product-editing/product-variants.ts";
import { useMeasureWord } from "#app/ui/fit/use-measure-word.ts";
import { MeasureChoice } from "../measures/measure-choice.tsx";
import { MeasureGrid } from "../measures/measure-grid.tsx";

type GarmentMeasuresFieldProps = {
  sizes: string[];
  texts: MeasureTexts;
  onChange: (texts: MeasureTexts) => void;
};

/** The measures of the garment in each of its sizes. */
export function GarmentMeasuresField({ sizes, texts, onChange }: GarmentMeasuresFieldProps) {
  const { t } = useLingui();
  const wordOf = useMeasureWord();
  const [chosen, setChosen] = useState(() =>
    GARMENT_MEASURES.filter((name) => Object.values(texts).some((size) => size[name])),
  );
  const offered = cleanChips(sizes);
  const textOf = (size: string, name: string) =>
    texts[size]?.[name as (typeof GARMENT_MEASURES)[number]] ?? "";
  if (offered.length === 0) {
    return (
      <p className="text-muted text-sm sm:col-span-2">
        <Trans>Measurements per size can be written once the product has sizes.</Trans>
      </p>
    );
  }
  return (
    <div className="grid min-w-0 gap-3 sm:col-span-2">
      <MeasureChoice
        label={t`Garment measurements per size, in cm`}
        measures={GARMENT_MEASURES}
        chosen={chosen}
        onChange={(names) => {
          setChosen(names);
          // What is no longer shown is not saved.
          const kept = Object.entries(texts).map(([size, given]) => [
            size,
            Object.fromEntries(
              Object.entries(given).filter(([name]) => names.some((one) => one === name)),
            ),
          ]);
          onChange(Object.fromEntries(kept));
        }}
      />
      {chosen.length > 0 && (
        <MeasureGrid
          caption={t`Garment measurements`}
          rowHeading={<Trans>Size</Trans>}
          rows={offered.map((size) => ({ key: size, name: size, header: size }))}
          columns={chosen.map((key) => ({ key, name: wordOf(key), label: wordOf(key) }))}
          valueOf={(row, name) => textOf(offered[row] ?? "", name)}
          isInvalid={(row, name) => {
            const text = textOf(offered[row] ?? "", name);
            return text.trim() !== "" && readCentimeters(text) === null;
          }}
          onChange={(row, name, value) => {
            const size = offered[row] ?? "";
            onChange({ ...texts, [size]: { ...texts[size], [name]: value } });
          }}
        />
      )}
    </div>
  );
}
