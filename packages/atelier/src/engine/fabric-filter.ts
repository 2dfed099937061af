import type { Box } from "./curve.ts";
import type { Fabric } from "./fabric.ts";
import { tag } from "./svg.ts";

/**
 * The filter a run of pieces is painted through: edges wander as a loaded brush does, the wash pools
 * slowly and the cloth's own grain shows in it. Two noises serve all four jobs to keep drawing fast.
 */
export function fabricFilter(id: string, fabric: Fabric, subject: Box, seed: number): string {
  const [across, down] = fabric.frequency;
  const steps = [
    turbulence("0.012 0.007", 2, seed + 1, "slow"),
    wandering(fabric.wander),
    grey("slow", 2, 2.4, "bloom"),
    multiplied("drawn", "bloom", fabric.bloom * 0.6, "pooled"),
    turbulence(`${across} ${down}`, fabric.octaves, seed + 2, "quick"),
    grey("quick", 0, 2, "grain"),
    multiplied("pooled", "grain", fabric.grain, "grained"),
    tag("feComposite", { in: "grained", in2: "drawn", operator: "in" }),
  ];
  const area = {
    x: subject.left - MARGIN_PX,
    y: subject.top - MARGIN_PX,
    width: subject.right - subject.left + 2 * MARGIN_PX,
    height: subject.bottom - subject.top + 2 * MARGIN_PX,
  };
  const space = { filterUnits: "userSpaceOnUse", "color-interpolation-filters": "sRGB" };
  return tag("filter", { id, ...space, ...area }, steps.join(""));
}

/** Room for a wandering edge and its ink outside a run's own box. */
const MARGIN_PX = 20;

function turbulence(frequency: string, octaves: number, seed: number, result: string): string {
  const noise = { type: "fractalNoise", baseFrequency: frequency, numOctaves: octaves };
  return tag("feTurbulence", { ...noise, seed: seed % 9973, result });
}

/** Moves every edge by the slow noise. */
function wandering(scale: number): string {
  const channels = { xChannelSelector: "R", yChannelSelector: "G" };
  return tag("feDisplacementMap", {
    in: "SourceGraphic",
    in2: "slow",
    scale,
    ...channels,
    result: "drawn",
  });
}

/** One channel of a noise as an opaque grey of the wanted contrast. */
function grey(from: string, channel: number, contrast: number, result: string): string {
  const row = [0, 0, 0, 0, 0.5 - 0.5 * contrast];
  row[channel] = contrast;
  const values = `${row.join(" ")} ${row.join(" ")} ${row.join(" ")} 0 0 0 0 1`;
  return tag("feColorMatrix", { in: from, values, result });
}

/** `a` lightened and darkened by the grey `b`, the same on average. */
function multiplied(a: string, b: string, strength: number, result: string): string {
  const mix = { operator: "arithmetic", k1: strength, k2: 1 - strength / 2 };
  return tag("feComposite", { in: a, in2: b, ...mix, result });
}
