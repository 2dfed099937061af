/** Measures of the body, in the order of size guides. `are_body_measures` in the database has the same. */
export const BODY_MEASURES = ["bust", "waist", "hips", "inseam", "foot"] as const;
export type BodyMeasure = (typeof BODY_MEASURES)[number];

/** Measures of a garment, a shoe or a bag. `are_garment_measures` in the database has the same. */
export const GARMENT_MEASURES = [
  "bust",
  "waist",
  "hips",
  "shoulders",
  "sleeve",
  "inseam",
  "length",
  "heel",
  "width",
  "height",
  "depth",
] as const;
export type GarmentMeasure = (typeof GARMENT_MEASURES)[number];

export type Measure = BodyMeasure | GarmentMeasure;

/** Centimeters with at most one decimal. */
export type BodyMeasures = Partial<Record<BodyMeasure, [from: number, to: number]>>;
type GarmentMeasures = Partial<Record<GarmentMeasure, number>>;

/** The measures of a garment in one size. */
export type SizeMeasures = { size: string; garment: GarmentMeasures };

/** Return measures in the order of size guides. The database has no order. */
export function orderedMeasures(garment: GarmentMeasures): GarmentMeasures {
  return Object.fromEntries(
    GARMENT_MEASURES.flatMap((name) => (garment[name] ? [[name, garment[name]]] : [])),
  );
}
