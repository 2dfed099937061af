import { inkLine } from "../engine/ink-line.ts";
import type { Point } from "../engine/point.ts";
import { seedFrom } from "../engine/random.ts";
import { pathData, tag } from "../engine/svg.ts";
import { ink as INK } from "../palette.ts";
import { type Size, sheetOf } from "./sheet.ts";

export type Loop = readonly Point[];

type WashStyle = {
  color: string;
  opacity?: number;
  /** A second color the wash runs into, with its own opacity. */
  to?: string;
  toOpacity?: number;
  /** Where the wash starts and ends, as shares of the shape's box; downwards by default. */
  flow?: readonly [x1: number, y1: number, x2: number, y2: number];
  /** Strength of the pigment pooled along the edge, 0 to 1. */
  rim?: number;
  /** Pixels the edge is softened by. */
  blur?: number;
};

type InkStyle = {
  weight?: number;
  color?: string;
  opacity?: number;
  taper?: readonly [number, number];
  overshoot?: number;
};

/** A sheet being painted, back to front. */
export type Sketch = Size & {
  seed: number;
  /** A wash over one shape, or over several whose overlaps stay open. */
  wash: (loops: Loop | readonly Loop[], style: WashStyle) => void;
  /** A transparent wash over what is beneath, without a rim. */
  glaze: (loops: Loop | readonly Loop[], style: Omit<WashStyle, "rim">) => void;
  ink: (line: Loop, style?: InkStyle) => void;
  /** Everything painted by `paint` keeps inside the shapes. */
  within: (loops: Loop | readonly Loop[], paint: () => void) => void;
  /** Everything painted by `paint` goes through one softening. */
  blurred: (by: number, paint: () => void) => void;
  raw: (svg: string) => void;
  /** A name no other element of the sheet has. */
  unique: (stem: string) => string;
  svg: () => string;
};

/** Shares of a stroke over which the pen lands and lifts. */
const TAPER: readonly [number, number] = [0.1, 0.14];

function several(loops: Loop | readonly Loop[]): readonly Loop[] {
  return loops.length > 0 && typeof (loops[0] as Point)[0] === "number"
    ? [loops as Loop]
    : (loops as readonly Loop[]);
}

const MULTIPLY = "mix-blend-mode:multiply";

function flowGradient(id: string, style: WashStyle): string {
  const { color, opacity = 1, to = color, toOpacity = opacity, flow = [0, 0, 0, 1] } = style;
  const [x1, y1, x2, y2] = flow;
  return tag(
    "linearGradient",
    { id, x1, y1, x2, y2 },
    tag("stop", { offset: 0, "stop-color": color, "stop-opacity": opacity }) +
      tag("stop", { offset: 1, "stop-color": to, "stop-opacity": toOpacity }),
  );
}

/** Pigment gathered along the edge as the wash dried; clipped to the shape by its caller. */
function pooledEdge(d: string, color: string, strength: number): string {
  const line = (wide: number, share: number) =>
    tag("path", {
      d,
      fill: "none",
      stroke: color,
      "stroke-width": wide,
      "stroke-opacity": share * strength,
      style: MULTIPLY,
    });
  return line(13, 0.3) + line(5, 0.4);
}

/** A blur with room round the shape, so that it never ends in a hard line. */
function softening(id: string, by: number): string {
  const room = { x: "-30%", y: "-30%", width: "160%", height: "160%" };
  return tag(
    "filter",
    { id, ...room, "color-interpolation-filters": "sRGB" },
    tag("feGaussianBlur", { stdDeviation: by }),
  );
}

/** Create an empty sheet. Its name seeds the random numbers. */
export function sketch(name: string, { width, height }: Size): Sketch {
  const seed = seedFrom(name);
  const parts: string[] = [];
  let count = 0;
  const unique = (stem: string) => `${stem}-${count++}`;
  const draw = (svg: string) => void parts.push(svg);

  const gathered = (paint: () => void): string => {
    const start = parts.length;
    paint();
    return parts.splice(start).join("");
  };

  const clip = (d: string): string => {
    const id = unique("in");
    draw(tag("clipPath", { id }, tag("path", { d, "clip-rule": "evenodd" })));
    return `url(#${id})`;
  };

  const brush = (loops: Loop | readonly Loop[], style: WashStyle, isGlaze: boolean) => {
    const shapes = several(loops).filter((loop) => loop.length > 2);
    if (shapes.length === 0) return;
    const d = shapes.map((loop) => pathData(loop, true)).join("");
    const { color, opacity = 1, to, toOpacity = opacity, rim = 0.5, blur = 0 } = style;
    const runs = to !== undefined || toOpacity !== opacity;
    const id = runs ? unique("flow") : "";
    if (runs) draw(flowGradient(id, style));
    draw(
      tag("path", {
        d,
        fill: runs ? `url(#${id})` : color,
        "fill-opacity": runs ? undefined : opacity,
        "fill-rule": "evenodd",
        filter: blur > 0 ? `url(#${blurFilter(blur)})` : undefined,
        style: isGlaze ? MULTIPLY : undefined,
      }),
    );
    if (rim > 0 && blur === 0)
      draw(tag("g", { "clip-path": clip(d) }, pooledEdge(d, to ?? color, rim * opacity)));
  };

  const blurs = new Set<number>();
  const blurFilter = (by: number): string => {
    const id = `soften-${String(by).replace(".", "_")}`;
    if (!blurs.has(by)) {
      blurs.add(by);
      draw(softening(id, by));
    }
    return id;
  };

  let pulls = 0;
  const ink: Sketch["ink"] = (
    line,
    { weight = 2.6, color = INK, opacity = 0.86, taper = TAPER, overshoot = 3 } = {},
  ) => {
    if (line.length < 2) return;
    pulls += 1;
    const loop = inkLine(line, { weight, seed: seed + pulls * 13, taper, overshoot });
    draw(tag("path", { d: pathData(loop, true), fill: color, "fill-opacity": opacity }));
  };

  return {
    width,
    height,
    seed,
    wash: (loops, style) => brush(loops, style, false),
    glaze: (loops, style) => brush(loops, { ...style, rim: 0 }, true),
    ink,
    within: (loops, paint) => {
      const inside = clip(
        several(loops)
          .map((loop) => pathData(loop, true))
          .join(""),
      );
      draw(tag("g", { "clip-path": inside }, gathered(paint)));
    },
    blurred: (by, paint) => {
      const id = blurFilter(by);
      draw(tag("g", { filter: `url(#${id})` }, gathered(paint)));
    },
    raw: draw,
    unique,
    svg: () => sheetOf({ width, height }, seed, parts.join("")),
  };
}
