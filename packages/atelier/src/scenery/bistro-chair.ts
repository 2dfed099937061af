import { edge } from "../engine/outline.ts";
import type { Cloth, Line, Piece } from "../engine/piece.ts";
import { swatches } from "../palette.ts";
import { texture } from "../parts/sewing.ts";
import type { Camera, Place } from "./camera.ts";
import { tube } from "./tube.ts";

const wood: Cloth = { swatch: swatches.sole, fabric: "leather" };
const cane: Cloth = { swatch: swatches.natural, fabric: "straw" };

type Chair = {
  at: readonly [x: number, z: number] /** Degrees its back turns to the right of straight away. */;
  turn: number;
};

/** A bentwood chair with a cane seat: what stands behind a sitter, and what stands before. */
export function bistroChair(
  eye: Camera,
  { at: [cx, cz], turn }: Chair,
): { back: Piece[]; seat: Piece[]; spot: (side: number, away: number, up: number) => Place } {
  const a = (turn * Math.PI) / 180;
  const spot = (side: number, away: number, up: number): Place => [
    cx + side * Math.cos(a) + away * Math.sin(a),
    up,
    cz - side * Math.sin(a) + away * Math.cos(a),
  ];
  const ring = (radius: number, up: number, count = 28): Place[] =>
    Array.from({ length: count + 1 }, (_, i) =>
      spot(
        radius * Math.cos((i / count) * 2 * Math.PI),
        radius * Math.sin((i / count) * 2 * Math.PI),
        up,
      ),
    );
  const leg = (side: number, away: number, splay: number) =>
    tube(
      eye,
      [
        spot(side, away, 0.45),
        spot(side * 1.06, away * 1.06, 0.22),
        spot(side * splay, away * splay, 0),
      ],
      0.017,
      wood,
      0.8,
    );
  const hoop = (wide: number, tall: number): Place[] =>
    Array.from({ length: 25 }, (_, i) => {
      const turnAt = Math.PI * (1 - i / 24);
      const [c, s] = [Math.cos(turnAt), Math.sin(turnAt)];
      const side = wide * Math.sign(c) * Math.abs(c) ** 0.55;
      const rise = Math.abs(s) ** 0.62;
      return spot(side * (0.74 + 0.26 * rise), 0.14 + 0.12 * rise, 0.45 + tall * rise);
    });
  const backLegs = [leg(-0.15, 0.15, 1.3), leg(0.15, 0.15, 1.3)];
  const frontLegs = [leg(-0.16, -0.15, 1.22), leg(0.16, -0.15, 1.22)];
  const stretcher = tube(eye, ring(0.165, 0.2), 0.011, wood);
  const seatTop = ring(0.215, 0.46).map(eye.at);
  const inner = ring(0.175, 0.466).map(eye.at);
  const seatFrame: Piece = {
    edges: [
      edge([...ring(0.215, 0.46).slice(14).map(eye.at)]),
      edge([eye.at(ring(0.215, 0.46)[28] as Place), eye.at(ring(0.215, 0.425)[28] as Place)]),
      edge(ring(0.215, 0.425).slice(14).map(eye.at).reverse()),
      edge([eye.at(ring(0.215, 0.425)[14] as Place), eye.at(ring(0.215, 0.46)[14] as Place)]),
    ],
    cloth: wood,
    roundness: 8,
  };
  const weave = (from: (t: number) => Place, to: (t: number) => Place): Line[] =>
    Array.from({ length: 13 }, (_, i) =>
      texture([eye.at(from((i + 0.5) / 13)), eye.at(to((i + 0.5) / 13))], 1.6),
    );
  const chord = (t: number) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * 0.17;
  const panel: Piece = {
    edges: [edge(inner)],
    cloth: cane,
    lines: [
      ...weave(
        (t) => spot(-chord(t), -0.17 + 0.34 * t, 0.466),
        (t) => spot(chord(t), -0.17 + 0.34 * t, 0.466),
      ),
      ...weave(
        (t) => spot(-0.17 + 0.34 * t, -chord(t), 0.466),
        (t) => spot(-0.17 + 0.34 * t, chord(t), 0.466),
      ),
    ],
    roundness: 8,
    cast: 0,
  };
  const seat: Piece = { edges: [edge(seatTop)], cloth: wood, roundness: 10 };
  return {
    back: [
      ...backLegs,
      stretcher,
      tube(eye, hoop(0.2, 0.5), 0.017, wood),
      tube(eye, hoop(0.125, 0.38), 0.013, wood),
    ],
    seat: [...frontLegs, seatFrame, seat, panel],
    spot,
  };
}
