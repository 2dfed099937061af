import { cleanText } from "../text/clean-text.ts";

export type LengthUnit = "cm" | "in";

/** `is_centimeters` in the database has the same limits. */
const MIN_CENTIMETERS = 0.1;
const MAX_CENTIMETERS = 300;

const CENTIMETERS_PER_INCH = 2.54;
const TYPED = /^\d{1,3}(?:[.,]\d{1,2})?$/;

/** Return whether a number is a measure: 0.1 to 300 centimeters with at most one decimal. */
export function isCentimeters(value: number): boolean {
  return (
    value >= MIN_CENTIMETERS && value <= MAX_CENTIMETERS && value === Math.round(value * 10) / 10
  );
}

/** Return centimeters rounded to one decimal if they are a measure, otherwise null. */
function measureOf(centimeters: number): number | null {
  const rounded = Math.round(centimeters * 10) / 10;
  return isCentimeters(rounded) ? rounded : null;
}

/** Parse centimeters such as `98.5` or `98,5`; null if they are no measure. */
export function readCentimeters(text: string): number | null {
  const typed = cleanText(text);
  return TYPED.test(typed) ? measureOf(Number(typed.replace(",", "."))) : null;
}

/** Parse inches to centimeters; null if they are no measure. */
export function readInches(text: string): number | null {
  const typed = cleanText(text);
  return TYPED.test(typed)
    ? measureOf(Number(typed.replace(",", ".")) * CENTIMETERS_PER_INCH)
    : null;
}

/** Convert centimeters to inches, rounded to a tenth. */
export function inchesOf(centimeters: number): number {
  return Math.round((centimeters / CENTIMETERS_PER_INCH) * 10) / 10;
}

/** Format a measure for editing in a unit. */
export function measureText(centimeters: number, unit: LengthUnit): string {
  return String(unit === "cm" ? centimeters : inchesOf(centimeters));
}
