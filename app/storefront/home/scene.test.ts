import { expect, test } from "vitest";
import drawn from "../../../public/scenes/scenes.json" with { type: "json" };
import { SCENES } from "./scene.tsx";

/** Steps of 256 per channel: a redrawn leaf may move the average a little. */
const TOLERANCE = 20;

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

test("every scene is held by its own colour at its own height", () => {
  expect(drawn.map(({ name }) => name).sort()).toEqual(Object.keys(SCENES).sort());
  for (const { name, width, height, colour } of drawn) {
    const scene = SCENES[name as keyof typeof SCENES];
    expect(scene.height, name).toBe(Math.round((height * 1200) / width));
    const held = channelsOf(scene.colour);
    channelsOf(colour).forEach((channel, index) => {
      expect(Math.abs(channel - (held[index] ?? 999)), name).toBeLessThanOrEqual(TOLERANCE);
    });
  }
});
