import type { Point } from "../engine/point.ts";
import { pathData, tag } from "../engine/svg.ts";
import { ink, paper } from "../palette.ts";
import { archOutline } from "../scenery/arch.ts";
import { widthOf, wordmark } from "./wordmark.ts";

const TERRACOTTA = "#A4482A";
const CREAM = "#FFFDF8";
const NAME = "GEMMA LUCE";
const LINE = "ITALIAN ELEGANZA";

function arch(left: number, right: number, top: number, floor: number): string {
  const radius = (right - left) / 2;
  const loop = archOutline({ left, right, floor: 0, spring: floor - top - radius }, 64).map(
    ([x, y]): Point => [x * 10, (floor - y) * 10],
  );
  return pathData(loop, true);
}

/** The brand's sign: its initial in a terracotta arch. Drawn on a 64 grid, sturdy enough for a tab. */
function monogram(inset = 0): string {
  const size = 64 - 2 * inset;
  const at = (share: number) => inset + size * share;
  const height = size * 0.47;
  const setting = {
    at: [0, at(0.37)] as Point,
    height,
    tracking: 0,
    color: CREAM,
    stem: 128,
    hair: 44,
  };
  const left = 32 - widthOf("G", setting) / 2;
  return (
    tag("path", {
      d: arch(at(0.125), at(0.875), at(0.03), at(1)),
      fill: TERRACOTTA,
      transform: "scale(0.1)",
    }) + wordmark("G", { ...setting, at: [left, at(0.37)] })
  );
}

/** The sign on paper with room round it, in units of which the sheet has 64, for a phone's home screen. */
export function iconSvg(pixels: number, room = 9): string {
  const sheet = tag("rect", { width: 64, height: 64, fill: paper.base });
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 64 64", width: pixels, height: pixels },
    sheet + monogram(room),
  );
}

/** Return the monogram as SVG, `pixels` wide and high. */
export function faviconAt(pixels: number): string {
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 64 64", width: pixels, height: pixels },
    monogram(),
  );
}

/** The name alone, on nothing. */
export function wordmarkSvg(): string {
  const setting = { at: [0, 0] as Point, height: 100, tracking: 0.2, color: ink };
  const width = Math.ceil(widthOf(NAME, setting));
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${width} 100`, width, height: 100 },
    wordmark(NAME, setting),
  );
}

function centered(
  text: string,
  x: number,
  y: number,
  height: number,
  tracking: number,
  color: string,
  weights: { stem: number; hair: number },
): string {
  const setting = { at: [0, y] as Point, height, tracking, color, ...weights };
  return wordmark(text, { ...setting, at: [x - widthOf(text, setting) / 2, y] });
}

const rule = (x1: number, x2: number, y: number) =>
  tag("rect", { x: x1, y, width: x2 - x1, height: 1.5, fill: "#CDBFAB" });

/** Return the header of emails as SVG, 1200 by 300 pixels. */
export function emailHeaderSvg(): string {
  const body =
    tag("rect", { width: 1200, height: 300, fill: paper.base }) +
    tag("g", { transform: "translate(568 40)" }, monogram()) +
    centered(NAME, 600, 138, 62, 0.34, ink, { stem: 96, hair: 22 }) +
    rule(330, 560, 242) +
    rule(640, 870, 242) +
    tag("rect", {
      x: 594,
      y: 237,
      width: 12,
      height: 12,
      fill: TERRACOTTA,
      transform: "rotate(45 600 243)",
    });
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 1200 300", width: 1200, height: 300 },
    body,
  );
}

/** The paper side of the social card; the hero is laid into its arch afterwards. */
export function socialCardSvg(): string {
  const body =
    tag("rect", { width: 1200, height: 630, fill: paper.base }) +
    centered(NAME, 358, 240, 49, 0.26, ink, { stem: 96, hair: 22 }) +
    rule(208, 328, 340) +
    rule(388, 508, 340) +
    tag("rect", {
      x: 352.5,
      y: 335.5,
      width: 11,
      height: 11,
      fill: TERRACOTTA,
      transform: "rotate(45 358 341)",
    }) +
    centered(LINE, 358, 388, 20, 0.42, TERRACOTTA, { stem: 112, hair: 30 });
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 1200 630", width: 1200, height: 630 },
    body,
  );
}

export const CARD_ARCH = { left: 716, right: 1152, top: 46, floor: 630 } as const;

/** White where the hero shows through on the social card. */
export function cardArchMask(): string {
  const { left, right, top, floor } = CARD_ARCH;
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width: right - left, height: floor - top },
    tag("path", {
      d: arch(0, right - left, 0, floor - top),
      fill: "#fff",
      transform: "scale(0.1)",
    }),
  );
}
