import type { FabricName } from "../engine/fabric.ts";
import type { Cloth } from "../engine/piece.ts";
import { swatches } from "../palette.ts";

/** Return a cloth of a swatch's color and a fabric. */
export function cloth(color: keyof typeof swatches, fabric: FabricName): Cloth {
  return { swatch: swatches[color], fabric };
}

export const horn = cloth("sole", "metal");
export const pearl = cloth("ivory", "metal");
export const brass = cloth("brass", "metal");
export const steel = cloth("steel", "metal");
export const jute = cloth("jute", "straw");
export const lining = cloth("tan", "leather");
