import { expect, test } from "vitest";
import { drawBarcode } from "./draw-barcode.ts";

type Bar = { x: number; width: number };

/** Draw a barcode 350 points wide and return its bars. */
function barsOf(text: string): Bar[] {
  const bars: Bar[] = [];
  const pdf = {
    rect: (x: number, _y: number, width: number) => bars.push({ x, width }),
    fill: () => {},
  };
  drawBarcode(pdf as unknown as PDFKit.PDFDocument, text, { x: 0, y: 0, width: 350, height: 30 });
  return bars;
}

test("draws 49 digits as Code 128 in the width given: start, 24 pairs, change of set, digit, check, stop", () => {
  const bars = barsOf("2311202601179226110400110010020000001231234567818");
  // Each of 28 symbols has three bars, the stop four; 29 symbols of 11 modules with the stop's 13.
  expect(bars).toHaveLength(28 * 3 + 4);
  const last = bars.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(350);
  const module = 350 / (28 * 11 + 13);
  for (const { width } of bars) {
    const modules = width / module;
    expect(Math.abs(modules - Math.round(modules))).toBeLessThan(0.001);
  }
});
