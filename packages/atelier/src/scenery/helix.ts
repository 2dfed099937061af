import { distance, minus, type Point, plus, times } from "../engine/point.ts";
import { ink as INK } from "../palette.ts";
import type { Camera, Place } from "./camera.ts";
import type { Sketch } from "./sketch.ts";
import { tones } from "./tones.ts";

/** A winding stair about an upright axis, between two radii, in meters and degrees. */
export type Helix = {
  axis: readonly [x: number, z: number];
  inner: number;
  outer: number;
  steps: number;
  rise: number;
  start: number;
  /** Degrees each step turns; positive climbs anticlockwise seen from above. */
  turn: number;
  /** Height of the balustrade over the steps, and depth of the string beneath them. */
  rail: number;
  string: number;
};

type Face = { loop: Point[]; depth: number; paint: (sheet: Sketch, loop: Point[]) => void };

/** Mixes two hex colors. */
function mixed(a: string, b: string, t: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const hex = [1, 3, 5].map((at) =>
    Math.round(part(a, at) + (part(b, at) - part(a, at)) * t)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

const LIGHT: Place = [-0.72, 0.4, -0.56];
/** Paint for a face turned to (nx, ny, nz): from shade through plaster to light. */
function toned(nx: number, ny: number, nz: number): string {
  const lit = 0.5 + 0.5 * (nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]);
  return lit < 0.5
    ? mixed("#9C9094", tones.plasterShade, lit * 2)
    : mixed(tones.plasterShade, "#FFF8E8", (lit - 0.5) * 2);
}

type Spot = (radius: number, step: number, up: number) => Place;
type Add = (places: Place[], paint: Face["paint"]) => void;

const flat =
  (color: string): Face["paint"] =>
  (into, loop) =>
    into.wash(grown(loop), { color, rim: 0 });

/** A winding stair with solid balustrades, its faces painted from the farthest to the nearest. */
export function helixStair(sheet: Sketch, eye: Camera, stair: Helix): void {
  const { axis, start, turn } = stair;
  const spot: Spot = (radius, step, up) => {
    const angle = ((start + turn * step) * Math.PI) / 180;
    return [axis[0] + radius * Math.cos(angle), up, axis[1] + radius * Math.sin(angle)];
  };
  const faces: Face[] = [];
  const add: Add = (places, paint) => {
    const depth = places.reduce((sum, place) => sum + eye.depth(place), 0) / places.length;
    faces.push({ loop: eye.face(places), depth, paint });
  };
  for (let i = 0; i < stair.steps * PARTS; i++)
    addBalustrade(stair, spot, add, i / PARTS, (i + 1) / PARTS);
  for (let i = 0; i < stair.steps; i++) addStep(eye, stair, spot, add, i);
  faces.sort((a, b) => b.depth - a.depth);
  for (const { loop, paint } of faces) if (loop.length > 2) paint(sheet, loop);
}

/** Faces each step's balustrade is cut into, so that it curves. */
const PARTS = 4;

/** Both balustrades and the soffit between them, from step `a` to step `b`. */
function addBalustrade(
  { inner, outer, rise, start, turn, rail, string }: Helix,
  spot: Spot,
  add: Add,
  a: number,
  b: number,
): void {
  const angle = ((start + turn * (a + b) * 0.5) * Math.PI) / 180;
  const [nx, nz] = [Math.cos(angle), Math.sin(angle)];
  const climb = (step: number) => rise * step;
  const low = (step: number) => Math.max(0, climb(step) - string);
  const band = (
    radius: number,
    from: (step: number) => number,
    to: (step: number) => number,
    paint: string,
  ) =>
    add(
      [
        spot(radius, a, from(a)),
        spot(radius, b, from(b)),
        spot(radius, b, to(b)),
        spot(radius, a, to(a)),
      ],
      flat(paint),
    );
  for (const radius of [inner, outer]) {
    const [mx, , mz] = spot(radius, a, 0);
    const towards = -mx * nx + (-6 - mz) * nz > 0 ? 1 : -1;
    band(radius, low, (step) => climb(step) + rail, toned(nx * towards, 0, nz * towards));
    band(
      radius,
      (step) => climb(step) + rail,
      (step) => climb(step) + rail + 0.045,
      INK,
    );
    band(radius, low, (step) => low(step) + 0.014, tones.sepia);
  }
  if (climb(a) <= string + 0.1) return;
  const under = (radius: number, step: number) => spot(radius, step, climb(step) - string);
  add(
    [under(inner, a), under(inner, b), under(outer, b), under(outer, a)],
    flat(toned(0.3, -0.9, -0.2)),
  );
}

/** One tread and its riser, with the runner down the middle. */
function addStep(
  eye: Camera,
  { inner, outer, rise }: Helix,
  spot: Spot,
  add: Add,
  i: number,
): void {
  const [low, high] = [rise * i, rise * (i + 1)];
  const [r1, r2] = [inner + (outer - inner) * 0.2, outer - (outer - inner) * 0.2];
  const tread = (from: number, to: number): Place[] => [
    spot(from, i, high),
    spot(to, i, high),
    spot(to, i + 0.5, high),
    spot(to, i + 1, high),
    spot(from, i + 1, high),
    spot(from, i + 0.5, high),
  ];
  const riser = (from: number, to: number): Place[] => [
    spot(from, i, low),
    spot(to, i, low),
    spot(to, i, high),
    spot(from, i, high),
  ];
  add(tread(inner, outer), (into, loop) => {
    into.wash(loop, { color: tones.cream, rim: 0.3 });
    into.wash(eye.face(tread(r1, r2)), { color: tones.terracotta, rim: 0.3 });
    into.ink(loop.slice(0, 2), { weight: 1.5, opacity: 0.7, overshoot: 0 });
  });
  add(riser(inner, outer), (into, loop) => {
    into.wash(loop, { color: tones.plasterShade, rim: 0.3 });
    into.wash(eye.face(riser(r1, r2)), { color: tones.terracottaDeep, rim: 0.2 });
  });
}

/** A hair longer at both ends, so that no paper shows between neighboring faces. */
function grown([a, b, c, d, ...rest]: readonly Point[]): Point[] {
  if (!a || !b || !c || !d || rest.length > 0)
    return [a, b, c, d, ...rest].filter((point) => point !== undefined);
  const beyond = (from: Point, to: Point): Point =>
    plus(to, times(minus(to, from), 1.2 / (distance(from, to) || 1)));
  return [beyond(b, a), beyond(a, b), beyond(d, c), beyond(c, d)];
}
