import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { SizeReasons } from "../size-guide/size-reasons.tsx";
import { MeasuresTable } from "./measures-table.tsx";
import { ModelNote } from "./model-note.tsx";

const SIZE = "One Size";
const ADVICE = {
  size: SIZE,
  unshifted: SIZE,
  placements: [
    { place: "within", measure: "waist", value: 70, size: SIZE, range: [60, 80] } as const,
    { place: "above", measure: "hips", value: 140, nearest: { size: SIZE, centimeters: 110 } },
  ],
} as never;

test.each([
  ["the model", <ModelNote key="" height={176} size={SIZE} />],
  ["the model without a height", <ModelNote key="" height={null} size={SIZE} />],
  ["the measures", <MeasuresTable key="" measures={[{ size: SIZE, garment: { length: 90 } }]} />],
  ["the suggested size", <SizeReasons key="" advice={ADVICE} fit="runs_small" unit="cm" />],
])("names the size of %s in Spanish on a Spanish page", (_of, element) => {
  const text = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n("es", "shop", "fit")}>{element}</I18nProvider>,
  );
  expect(text).toContain("Talla única");
  expect(text).not.toContain(SIZE);
});
