import { useLingui } from "@lingui/react/macro";
import type { BodyMeasure, Measure } from "#app/domain/product/measures.ts";
import { letterOf } from "./measure-letters.ts";

/** Where each measure is taken, in words. */
export function HowToMeasure({ kind, names }: { kind: "body" | "garment"; names: Measure[] }) {
  const { t } = useLingui();
  const ofBody: Record<BodyMeasure, string> = {
    bust: t`Around the fullest part of the bust`,
    waist: t`Around the narrowest part of the waist`,
    hips: t`Around the fullest part of the hips`,
    inseam: t`From the crotch to the floor, along the inside of the leg`,
    foot: t`From the heel to the longest toe, standing`,
  };
  const ofGarment: Record<Exclude<Measure, "foot">, string> = {
    bust: t`Around the closed garment, under the arms`,
    waist: t`Around the closed garment, at the waist`,
    hips: t`Around the closed garment, at the hips`,
    shoulders: t`From shoulder seam to shoulder seam`,
    sleeve: t`From the shoulder seam to the cuff`,
    inseam: t`From the crotch to the hem, along the inside of the leg`,
    length: t`From the highest point to the hem`,
    heel: t`From the floor to the sole, at the heel`,
    width: t`Across the widest part`,
    height: t`From the base to the top, without handles`,
    depth: t`From front to back, at the base`,
  };
  const words: Partial<Record<Measure, string>> = kind === "body" ? ofBody : ofGarment;
  return (
    <ul className="grid gap-1 text-muted text-xs">
      {names.map((name, index) => (
        <li key={name}>
          <span className="mr-1 font-semibold text-terracotta">{letterOf(index)}</span>
          {words[name]}
        </li>
      ))}
    </ul>
  );
}
