import type { CareSymbol } from "../product/care.ts";
import { GARMENT_MEASURES, type GarmentMeasure, type SizeMeasures } from "../product/measures.ts";
import type { Fit } from "../product/product-details.ts";
import type { MeasureTexts } from "../product-editing/product-fit-form.ts";
import { bilingualWords } from "../text/bilingual-words.ts";
import type { Language } from "../text/language.ts";
import { measureIn, measureWordOf } from "./measure-words.ts";

const FIT_WORDS = bilingualWords<Fit>(
  {
    runs_small: "Queda pequeño",
    true_to_size: "Queda según la talla",
    runs_large: "Queda grande",
  },
  // Files exported before have these.
  { runs_small: "Talla pequeño", true_to_size: "Talla normal", runs_large: "Talla grande" },
);

/** Write and read a care symbol. */
export const { wordOf: careWordOf, nameOf: careIn } = bilingualWords<CareSymbol>({
  machine_wash_30: "Lavar a máquina a 30 °C",
  machine_wash_40: "Lavar a máquina a 40 °C",
  gentle_wash_30: "Lavado delicado a 30 °C",
  hand_wash: "Lavar a mano",
  do_not_wash: "No lavar",
  bleach: "Se puede usar blanqueador",
  do_not_bleach: "No usar blanqueador",
  tumble_dry_low: "Secadora a baja temperatura",
  do_not_tumble_dry: "No usar secadora",
  line_dry: "Secar colgado",
  dry_flat: "Secar extendido",
  dry_in_shade: "Secar a la sombra",
  iron_low: "Planchar a baja temperatura",
  iron_medium: "Planchar a temperatura media",
  iron_high: "Planchar a alta temperatura",
  do_not_iron: "No planchar",
  dry_clean: "Limpieza en seco",
  do_not_dry_clean: "No limpiar en seco",
});

/** Return how a garment fits as files in a language have it; '' for null. */
export function fitWordOf(fit: Fit | null, language: Language): string {
  return fit ? FIT_WORDS.wordOf(fit, language) : "";
}

/** Parse how a garment fits; '' for an empty text, null for an unknown word. */
export function fitIn(text: string): Fit | "" | null {
  return text.trim() === "" ? "" : FIT_WORDS.nameOf(text);
}

/** Format the measures of one size: `S: length 98.5 / bust 88`, in Spanish `S: largo 98,5 / busto 88`. */
export function sizeMeasuresWordOf({ size, garment }: SizeMeasures, language: Language): string {
  const measures = Object.entries(garment) as [GarmentMeasure, number][];
  const words = measures.map(([name, value]) => {
    const number = language === "es" ? String(value).replace(".", ",") : String(value);
    return `${measureWordOf(name, language)} ${number}`;
  });
  return `${size}: ${words.join(" / ")}`;
}

const ENTRY = /^(.+?)\s+([\d.,]+)$/;

/** Parse the measures of one size; null if a measure is unknown. The numbers stay text. */
export function sizeMeasuresIn(text: string): [size: string, MeasureTexts[string]] | null {
  const colon = text.lastIndexOf(":");
  if (colon < 1) return null;
  const measures: MeasureTexts[string] = {};
  for (const entry of text.slice(colon + 1).split("/")) {
    const [, word = "", number = ""] = ENTRY.exec(entry.trim()) ?? [];
    const name = measureIn(GARMENT_MEASURES, word);
    if (!name) return null;
    measures[name] = number;
  }
  return [text.slice(0, colon).trim(), measures];
}
