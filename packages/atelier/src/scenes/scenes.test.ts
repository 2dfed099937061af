import { expect, test } from "vitest";
import { sceneSvg } from "../scenery/scene.ts";
import { scenes } from "./index.ts";

test("gives every scene a unique name and an alternative text of one sentence", () => {
  expect(new Set(scenes.map(({ name }) => name)).size).toBe(scenes.length);
  for (const { alt } of scenes) expect(alt).toMatch(/^[A-Z].{40,180}\.$/);
});

test.each(scenes.map((scene) => [scene.name, scene] as const))(
  "%s draws the same picture twice, with every reference resolved",
  (_, scene) => {
    const drawing = sceneSvg(scene);
    expect(sceneSvg(scene)).toBe(drawing);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
    const ids = [...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  },
  60_000,
);
