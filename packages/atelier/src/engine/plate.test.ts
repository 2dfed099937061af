import { expect, test } from "vitest";
import { plates } from "../plates/index.ts";
import { plateSvg } from "./plate.ts";

test("drawn twice, a plate is the same to the byte", () => {
  const [first] = plates;
  if (!first) throw new Error("there are no plates");
  expect(plateSvg(first)).toBe(plateSvg(first));
});

test("every plate has a name of its own and a sentence that describes it", () => {
  expect(new Set(plates.map(({ name }) => name)).size).toBe(plates.length);
  for (const { name, alt } of plates) {
    expect(name).toMatch(/^[a-z-]+-(front|back|detail)$/);
    expect(alt).toMatch(/^[A-Z].{30,}\.$/);
  }
});

test("every product has a front and one more view", () => {
  const views = Map.groupBy(plates, ({ name }) => name.replace(/-(front|back|detail)$/, ""));
  expect(views.size).toBe(24);
  for (const list of views.values()) {
    expect(list.map(({ name }) => name.endsWith("-front"))).toEqual([true, false]);
  }
});

// Forty-eight drawings take their time on a busy machine; what is tested is what they hold.
test("no number in a drawing is broken", { timeout: 120_000 }, () => {
  for (const plate of plates) expect(plateSvg(plate)).not.toMatch(/NaN|Infinity|undefined/);
});
