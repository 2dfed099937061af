import { expect, test } from "vitest";
import { plates } from "../plates/index.ts";
import { plateSvg } from "./plate.ts";

test("draws a plate the same to the byte twice", () => {
  const [first] = plates;
  if (!first) throw new Error("there are no plates");
  expect(plateSvg(first)).toBe(plateSvg(first));
});

test("gives every plate a unique name and a descriptive sentence", () => {
  expect(new Set(plates.map(({ name }) => name)).size).toBe(plates.length);
  for (const { name, alt } of plates) {
    expect(name).toMatch(/^[a-z-]+-(front|back|detail)$/);
    expect(alt).toMatch(/^[A-Z].{30,}\.$/);
  }
});

test("has a front and one more view of every product", () => {
  const views = Map.groupBy(plates, ({ name }) => name.replace(/-(front|back|detail)$/, ""));
  expect(views.size).toBe(24);
  for (const list of views.values()) {
    expect(list.map(({ name }) => name.endsWith("-front"))).toEqual([true, false]);
  }
});

// Forty-eight drawings are slow on a busy machine.
test("contains no broken number", { timeout: 120_000 }, () => {
  for (const plate of plates) expect(plateSvg(plate)).not.toMatch(/NaN|Infinity|undefined/);
});
