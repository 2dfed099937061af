import { boxOf } from "../engine/curve.ts";
import type { Piece } from "../engine/piece.ts";
import { silkTwillScarf } from "../plates/silk-twill-scarf.ts";

const [plate] = silkTwillScarf;
if (!plate) throw new Error("the scarf has its front plate");

export const SCARF_FRAME = plate.frame;

/** The season's scarf as its plate shows it, without the round of the neck: the knot and both ends. */
export function knottedScarf(): Piece[] {
  const lowest = ({ edges }: Piece) => boxOf(edges.flatMap(({ points }) => [...points])).bottom;
  return (plate?.pieces ?? []).filter((piece) => lowest(piece) > 2.6);
}
