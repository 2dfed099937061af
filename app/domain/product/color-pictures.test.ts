import { describe, expect, test } from "vitest";
import { picturesOf } from "./color-pictures.ts";
import type { Product } from "./product.ts";

const DRESS = {
  images: ["group", "sage-front", "cream", "sage-back"],
  imageColors: ["", "Sage", "Cream", "Sage"],
  colors: ["Sage", "Cream", "Navy"],
} as Product;

describe("the pictures of a color", () => {
  test("are its own, then those of no color", () => {
    expect(picturesOf(DRESS, "Sage")).toEqual(["sage-front", "sage-back", "group"]);
    expect(picturesOf(DRESS, "Cream")).toEqual(["cream", "group"]);
  });

  test("are all while it has none or is not selected", () => {
    expect(picturesOf(DRESS, "Navy")).toEqual(DRESS.images);
    expect(picturesOf(DRESS, null)).toEqual(DRESS.images);
    expect(picturesOf({ ...DRESS, colors: [], imageColors: [] }, "")).toEqual(DRESS.images);
  });

  test("include those of a color that is no longer offered", () => {
    const shown = picturesOf({ ...DRESS, colors: ["Sage"] }, "Sage");
    expect(shown).toEqual(["sage-front", "sage-back", "group", "cream"]);
  });
});
