import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SizeChart } from "#app/domain/fit/size-chart.ts";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import SizeGuidePage from "./size-guide-page.tsx";

const CHARTS: SizeChart[] = [
  {
    id: "clothes",
    categories: [
      { id: "1", name: "dresses" },
      { id: "2", name: "knit-tops" },
    ],
    sizes: [
      { size: "M", elsewhere: { it: "42" }, body: { waist: [71, 75] }, garment: {} },
      { size: "One Size", elsewhere: {}, body: { waist: [60, 80] }, garment: {} },
    ],
  },
  {
    id: "of a deleted category",
    categories: [],
    sizes: [{ size: "XL", elsewhere: {}, body: { waist: [90, 95] }, garment: {} }],
  },
  {
    id: "shoes",
    categories: [{ id: "3", name: "shoes" }],
    sizes: [{ size: "35", elsewhere: {}, body: { foot: [22, 23] }, garment: { heel: 3 } }],
  },
];

test.each([
  ["en", ["Body measurements", "Waist", "One Size"]],
  ["es", ["Medidas del cuerpo", "Cintura", "Talla única"]],
] as const)("shows the shop's size charts in %s", (language, words) => {
  const text = renderToStaticMarkup(
    <I18nProvider i18n={serverI18n(language, "shop", "fit", "info")}>
      <SizeGuidePage charts={CHARTS} />
    </I18nProvider>,
  );
  for (const word of ["dresses, knit tops", "42", "71–75", ...words]) expect(text).toContain(word);
  const labels = [...text.matchAll(/<section[^>]* aria-label="([^"]+)"/g)].map(
    ([, label]) => label,
  );
  expect(text).not.toContain("90–95");
  expect(labels).toHaveLength(6);
  expect(new Set(labels).size).toBe(6);
  if (language === "es") expect(text).not.toContain("One Size");
});
