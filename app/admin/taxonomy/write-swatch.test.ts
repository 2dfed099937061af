import * as v from "valibot";
import { expect, test } from "vitest";
import { SwatchSubmissionSchema } from "./write-swatch.ts";

const accepts = (hex: unknown) =>
  v.is(SwatchSubmissionSchema, { kind: "swatches", name: "Vino", hex, opened: null });

test("accepts a color as #rrggbb, and null for the shop's own", () => {
  expect(accepts("#a4c2b5")).toBe(true);
  expect(accepts(null)).toBe(true);
});

test.each(["#FFFFFF", "#fff", "red", "#1234567", "#12345g", "#a4c2b5;x:url(x)", "", 1])(
  "rejects %j as a color",
  (hex) => {
    expect(accepts(hex)).toBe(false);
  },
);
