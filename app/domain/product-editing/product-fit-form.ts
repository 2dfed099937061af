import { z } from "zod";
import { agrees, CARE_SYMBOLS, sortedCare } from "../product/care.ts";
import { readCentimeters } from "../product/centimeters.ts";
import { GARMENT_MEASURES, type GarmentMeasure, type SizeMeasures } from "../product/measures.ts";
import { FITS, type ProductDetails } from "../product/product-details.ts";
import { cleanText } from "../text/clean-text.ts";
import { isPlainText } from "../text/plain-text.ts";

/** The typed measures of a garment by size. */
export type MeasureTexts = Record<string, Partial<Record<GarmentMeasure, string>>>;

/** Fabric, care and fit in the product form. */
type FitDraft = z.input<z.ZodObject<typeof fitFields>> & { measures: MeasureTexts };

export const EMPTY_FIT_DRAFT: FitDraft = {
  fabric: "",
  fabricEs: "",
  care: [],
  fit: "",
  measures: {},
  modelHeight: "",
  modelSize: "",
};

export const FIT_PROBLEMS = ["characters", "care", "measure", "height"] as const;

const MIN_HEIGHT = 100;
const MAX_HEIGHT = 220;

const lineSchema = (max: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => text.length <= max, "long")
    .refine((text) => text === "" || isPlainText(text, max), "characters");

const isHeight = (text: string) =>
  /^\d{3}$/.test(text) && Number(text) >= MIN_HEIGHT && Number(text) <= MAX_HEIGHT;

/** The schemas of the fields. The database has the same rules, and `readMeasures` those of the measures. */
export const fitFields = {
  fabric: lineSchema(500),
  fabricEs: lineSchema(500),
  care: z.array(z.enum(CARE_SYMBOLS)).refine(agrees, "care").transform(sortedCare),
  /** '' for none. */
  fit: z.enum(["", ...FITS]).transform((fit) => fit || null),
  modelHeight: z
    .string()
    .transform(cleanText)
    .refine((text) => text === "" || isHeight(text), "height")
    .transform((text) => (text === "" ? null : Number(text))),
  modelSize: lineSchema(100),
};

/** Return the measures of the offered sizes, without sizes that have none; `invalid` if one is no measure. */
export function readMeasures(texts: MeasureTexts, sizes: string[]): SizeMeasures[] | "invalid" {
  const measures: SizeMeasures[] = [];
  for (const size of sizes) {
    const garment: SizeMeasures["garment"] = {};
    const typed = Object.hasOwn(texts, size) ? texts[size] : undefined;
    for (const name of GARMENT_MEASURES) {
      const text = cleanText(typed?.[name] ?? "");
      const centimeters = readCentimeters(text);
      if (text !== "" && centimeters === null) return "invalid";
      if (centimeters !== null) garment[name] = centimeters;
    }
    if (Object.keys(garment).length > 0) measures.push({ size, garment });
  }
  return measures;
}

/** Return the texts of measures. */
function measureTextsOf(measures: SizeMeasures[]): MeasureTexts {
  return Object.fromEntries(
    measures.map(({ size, garment }) => [
      size,
      Object.fromEntries(Object.entries(garment).map(([name, value]) => [name, String(value)])),
    ]),
  );
}

/** Return the fields about care and fit that the form has as text. */
export function fitTextsOf({ fit, measures, modelHeight }: ProductDetails) {
  return {
    fit: fit ?? ("" as const),
    measures: measureTextsOf(measures),
    modelHeight: String(modelHeight ?? ""),
  };
}
