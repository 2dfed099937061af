import { beside, smooth } from "../engine/curve.ts";
import { edge } from "../engine/outline.ts";
import type { Cloth, Piece } from "../engine/piece.ts";
import type { Point } from "../engine/point.ts";
import type { Camera, Place } from "./camera.ts";

/** A bent rod seen in the room: bentwood, a rail, a leg. Radius in meters. */
export function tube(
  eye: Camera,
  spine: readonly Place[],
  radius: number,
  cloth: Cloth,
  taper = 1,
): Piece {
  const line = smooth(spine.map(eye.at), 9);
  const near = eye.scale(spine[0] as Place) * radius;
  const far = eye.scale(spine[spine.length - 1] as Place) * radius * taper;
  const half = (sign: number) => beside(line, (t) => sign * (near + (far - near) * t));
  const [a, b] = [half(1), half(-1)];
  const close = (p: Point, q: Point) => edge([p, q], 0.8);
  return {
    edges: [
      edge(a),
      close(a.at(-1) as Point, b.at(-1) as Point),
      edge([...b].reverse()),
      close(b[0] as Point, a[0] as Point),
    ],
    cloth,
    roundness: Math.max(near, far) * 0.55,
    cast: 0.25,
  };
}
