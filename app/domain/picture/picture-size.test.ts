import { expect, test } from "vitest";
import { pictureSize } from "./picture-size.ts";

const FOLDER = "/storage/v1/object/public/product-images/a0000000-0000-4000-8000-000000000001";
const PICTURE = "b0000000-0000-4000-8000-000000000002";

test("reads the size of an uploaded picture from its URL", () => {
  const size = { width: 499, height: 1200 };
  const path = `${FOLDER}/${PICTURE}-499x1200-1200.jpg`;
  expect(pictureSize(path)).toEqual(size);
  expect(pictureSize(`https://project.supabase.co${path}`)).toEqual(size);
});

test.each([
  `${FOLDER}/${PICTURE}-1200.jpg`,
  "/plates/silk-wrap-dress-front-1200.jpg",
  "https://example.com/499x1200-1200.jpg",
])("knows no size of %s", (url) => {
  expect(pictureSize(url)).toBeNull();
});
