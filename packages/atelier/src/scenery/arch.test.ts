import { expect, test } from "vitest";
import { archOutline } from "./arch.ts";

test("raises an arch half its width above the springing, even on both sides", () => {
  const outline = archOutline({ left: -1, right: 3, floor: 0, spring: 2 });
  expect(Math.max(...outline.map(([, y]) => y))).toBeCloseTo(4);
  const center = 1;
  outline.forEach(([x, y], i) => {
    const [mirrorX, mirrorY] = outline[outline.length - 1 - i] ?? [Number.NaN, Number.NaN];
    expect(mirrorX - center).toBeCloseTo(center - x);
    expect(mirrorY).toBeCloseTo(y);
  });
});
