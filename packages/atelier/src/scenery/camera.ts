import { between, type Point } from "../engine/point.ts";

/** A place in a room, in meters: x to the right, y up, z away from the viewer. */
export type Place = readonly [x: number, y: number, z: number];

type View = {
  eye: Place;
  /** Pixels at which one meter is seen one meter away. */
  focal: number;
  /** Where the eye looks, on the sheet: its y is the horizon. */
  center: Point;
  /** Degrees the gaze turns to the right. */
  yaw?: number;
};

export type Camera = {
  at: (place: Place) => Point;
  /** The outline of a flat shape, cut where it would pass behind the eye. */
  face: (places: readonly Place[]) => Point[];
  /** A straight line, cut where it would pass behind the eye. */
  line: (from: Place, to: Place) => Point[];
  /** Meters from the eye along the gaze. */
  depth: (place: Place) => number;
  /** Pixels a meter measures at a place. */
  scale: (place: Place) => number;
};

const NEAR = 0.25;

/** Level perspective: uprights stay upright, as a draughtsman keeps them. */
export function camera({ eye, focal, center, yaw = 0 }: View): Camera {
  const turn = (yaw * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const seen = ([x, y, z]: Place): Place => {
    const [dx, dz] = [x - eye[0], z - eye[2]];
    return [dx * cos - dz * sin, y - eye[1], dx * sin + dz * cos];
  };
  const flat = ([x, y, z]: Place): Point => [
    center[0] + (focal * x) / Math.max(NEAR, z),
    center[1] - (focal * y) / Math.max(NEAR, z),
  ];
  const face: Camera["face"] = (places) => cutNear(places.map(seen)).map(flat);
  const depth = (place: Place) => seen(place)[2];
  return {
    at: (place) => flat(seen(place)),
    face,
    line: (from, to) => face([from, to]).slice(0, 2),
    depth,
    scale: (place) => focal / Math.max(NEAR, depth(place)),
  };
}

function cutNear(loop: readonly Place[]): Place[] {
  return loop.flatMap((place, i) => {
    const next = loop[(i + 1) % loop.length] as Place;
    const here = place[2] >= NEAR;
    const there = next[2] >= NEAR;
    if (here === there) return here ? [place] : [];
    const cut = crossing(place, next);
    return here ? [place, cut] : [cut];
  });
}

function crossing(a: Place, b: Place): Place {
  const t = (NEAR - a[2]) / (b[2] - a[2]);
  const [x, y] = between([a[0], a[1]], [b[0], b[1]], t);
  return [x, y, NEAR];
}

/** The corners of an upright or level rectangle, of which three are given in their order. */
export function panel(first: Place, second: Place, third: Place): Place[] {
  const fourth = ([x, y, z]: Place, axes: Place): Place => [
    axes[0] === x ? third[0] : x,
    axes[1] === y ? third[1] : y,
    axes[2] === z ? third[2] : z,
  ];
  return [first, second, third, fourth(first, second)];
}

/** Which way shadows fall on a level floor: meters along x and z for each meter of height. */
export type Sun = readonly [alongX: number, alongZ: number];

/** Return where the shadow of a place falls on the floor. */
export function fallen([x, y, z]: Place, [alongX, alongZ]: Sun, floor = 0): Place {
  return [x + alongX * (y - floor), floor, z + alongZ * (y - floor)];
}
