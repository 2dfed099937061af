import { expect, test } from "vitest";
import drawn from "../../../public/scenes/scenes.json" with { type: "json" };
import { SCENES } from "./scene.tsx";

/** Steps of 256 per channel: a small change of a drawing moves the average. */
const TOLERANCE = 20;

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

test("has every scene's height and average color", () => {
  expect(drawn.map(({ name }) => name).sort()).toEqual(Object.keys(SCENES).sort());
  for (const { name, width, height, color } of drawn) {
    const scene = SCENES[name as keyof typeof SCENES];
    expect(scene.height, name).toBe(Math.round((height * 1200) / width));
    const declared = channelsOf(scene.color);
    channelsOf(color).forEach((channel, index) => {
      expect(Math.abs(channel - (declared[index] ?? 999)), name).toBeLessThanOrEqual(TOLERANCE);
    });
  }
});
