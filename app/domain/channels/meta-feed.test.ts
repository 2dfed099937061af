import { expect, test } from "vitest";
import type { ChannelRow } from "./channel-row.ts";
import { googleFeed } from "./google-feed.ts";
import { metaFeed } from "./meta-feed.ts";

const pictureOf = (size: string) =>
  `https://shop.test/storage/v1/object/public/product-images/a/${size}-1200.jpg`;
const LARGE = pictureOf("a-500x500");
const SMALL = pictureOf("b-499x1200");
const UNKNOWN = "https://elsewhere.test/dress.jpg";

const rowWith = (pictures: string[]): ChannelRow => ({
  id: "1",
  groupId: "dress",
  title: "Dress",
  description: "Silk.",
  url: "https://shop.test/products/dress",
  pictures,
  price: 100,
  regularPrice: null,
  free: 1,
  brand: "Shop",
  size: "M",
  color: "Red",
  sizeName: "M",
  colorName: "Red",
  googleCategory: 1604,
  gender: "female",
  ageGroup: "adult",
  condition: "new",
});

test("leaves out a row whose pictures are all too small for Meta", () => {
  expect(metaFeed.missing(rowWith([SMALL]))).toEqual(["largePicture"]);
  expect(metaFeed.missing(rowWith([]))).toEqual(["picture"]);
  for (const pictures of [[LARGE], [SMALL, LARGE], [UNKNOWN]]) {
    expect(metaFeed.missing(rowWith(pictures))).toEqual([]);
  }
  expect(googleFeed.missing(rowWith([SMALL]))).toEqual([]);
});

test("gives Meta the pictures that are large enough, the first of them as the main one", () => {
  const [, , , , , , , , main, further] = metaFeed
    .row(rowWith([SMALL, LARGE, UNKNOWN, SMALL]))
    .split('","');
  expect([main, further]).toEqual([LARGE, UNKNOWN]);
});
