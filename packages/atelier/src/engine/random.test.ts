import { expect, test } from "vitest";
import { noise, random, seedFrom } from "./random.ts";

test("returns the same numbers for the same seed", () => {
  const [a, b] = [random(42), random(42)];
  expect([a(), a(), a()]).toEqual([b(), b(), b()]);
});

test("returns different seeds for different names", () => {
  expect(seedFrom("silk-blouse-front")).not.toBe(seedFrom("silk-blouse-detail"));
});

test("returns numbers within [0, 1)", () => {
  const next = random(7);
  for (let i = 0; i < 1000; i++) {
    const value = next();
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThan(1);
  }
});

test("returns smooth noise within [-1, 1]", () => {
  for (let i = 0; i < 400; i++) {
    const here = noise(3, i / 50);
    expect(Math.abs(here)).toBeLessThanOrEqual(1);
    expect(Math.abs(here - noise(3, (i + 1) / 50))).toBeLessThan(0.07);
  }
});
