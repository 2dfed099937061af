import { expect, test } from "vitest";
import { jpegSrcSet, pictureSources } from "./picture.ts";

test("offers a plate as AVIF and WebP at every width, best first", () => {
  expect(pictureSources("/plates/silk-blouse-front-1200.jpg")).toEqual([
    {
      type: "image/avif",
      srcSet:
        "/plates/silk-blouse-front-400.avif 400w, /plates/silk-blouse-front-800.avif 800w, /plates/silk-blouse-front-1200.avif 1200w",
    },
    {
      type: "image/webp",
      srcSet:
        "/plates/silk-blouse-front-400.webp 400w, /plates/silk-blouse-front-800.webp 800w, /plates/silk-blouse-front-1200.webp 1200w",
    },
  ]);
});

test("offers no AVIF for uploads", () => {
  const url = "https://db.test/storage/v1/object/public/product-images/a-1200.jpg";
  expect(pictureSources(url).map(({ type }) => type)).toEqual(["image/webp"]);
  expect(jpegSrcSet(url)).toContain("product-images/a-400.jpg 400w");
});

test("offers no sources for data URLs, foreign URLs and old names", () => {
  for (const url of [
    "data:image/jpeg;base64,AAAA",
    "https://elsewhere.test/dress-1200.jpg",
    "/plates/dress.png",
  ]) {
    expect(pictureSources(url)).toEqual([]);
    expect(jpegSrcSet(url)).toBeUndefined();
  }
});
