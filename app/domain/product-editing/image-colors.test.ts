import { expect, test } from "vitest";
import { movedImageColors, storedImageColors } from "./image-colors.ts";

const DRESS = {
  images: ["group", "sage-front", "cream", "sage-back"],
  imageColors: ["", "Sage", "Cream", "Sage"],
};

test("moves the colors with their pictures", () => {
  expect(movedImageColors(DRESS, ["cream", "new", "group"])).toEqual(["Cream", "", ""]);
});

test("stores only offered colors, without blanks at the end", () => {
  expect(storedImageColors(DRESS, ["Sage"])).toEqual(["", "Sage", "", "Sage"]);
  expect(storedImageColors(DRESS, ["Cream"])).toEqual(["", "", "Cream"]);
  expect(storedImageColors({ images: ["one"], imageColors: ["Sage", "Cream"] }, ["Cream"])).toEqual(
    [],
  );
});
