import * as v from "valibot";
import { expect, test } from "vitest";
import { LineQuantitySchema } from "../bag/line-quantity.ts";
import { CountSchema, WholeNumberSchema } from "./count.ts";

const UNCOUNTABLE = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  0.5,
  2 ** 53,
  -(2 ** 53),
  1e21,
  "1",
  1n,
  true,
  null,
  undefined,
  [1],
];

test.each(UNCOUNTABLE.map((value) => [value]))("rejects %s as a count", (value) => {
  expect(v.is(WholeNumberSchema, value)).toBe(false);
  expect(v.is(CountSchema, value)).toBe(false);
  expect(v.is(LineQuantitySchema, value)).toBe(false);
});

const accepted = (schema: v.GenericSchema) =>
  [-1, -0, 0, 1, 20, 21, Number.MAX_SAFE_INTEGER].filter((value) => v.is(schema, value));

test("counts from zero, and a line's units from 1 to 20", () => {
  expect(v.is(WholeNumberSchema, Number.MIN_SAFE_INTEGER)).toBe(true);
  expect(accepted(WholeNumberSchema)).toEqual([-1, -0, 0, 1, 20, 21, Number.MAX_SAFE_INTEGER]);
  expect(accepted(CountSchema)).toEqual([-0, 0, 1, 20, 21, Number.MAX_SAFE_INTEGER]);
  expect(accepted(LineQuantitySchema)).toEqual([1, 20]);
});
