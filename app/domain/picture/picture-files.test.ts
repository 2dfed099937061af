import { expect, test } from "vitest";
import { pictureFilesOf } from "./picture-files.ts";

const PRODUCT = "a0000000-0000-4000-8000-000000000001";
const PICTURE = "b0000000-0000-4000-8000-000000000002";

test.each([PICTURE, `${PICTURE}-800x1200`])("returns the six files of the picture %s", (name) => {
  const url = `/storage/v1/object/public/product-images/${PRODUCT}/${name}-1200.jpg`;
  expect(pictureFilesOf(url)).toEqual(
    ["1200.jpg", "1200.webp", "800.jpg", "800.webp", "400.jpg", "400.webp"].map(
      (ending) => `${PRODUCT}/${name}-${ending}`,
    ),
  );
});

test.each([
  "/plates/silk-wrap-dress-front-1200.jpg",
  "https://example.com/picture.jpg",
  "data:image/png;base64,AAAA",
  `/product-images/${PRODUCT}/../x-1200.jpg`,
])("returns no files for %s", (url) => {
  expect(pictureFilesOf(url)).toEqual([]);
});
