import { expect, test } from "vitest";
import { trackingLink } from "./tracking-link.ts";

const PAGES = {
  Servientrega: "https://courier.test/track?guide={number}",
  Tramaco: "https://tramaco.test/",
  Old: "http://old.test/{number}",
};

test.each([
  ["Servientrega", "EC-4711", "https://courier.test/track?guide=EC-4711"],
  [" servientrega ", "EC 4711&x=1", "https://courier.test/track?guide=EC%204711%26x%3D1"],
  ["Tramaco", null, "https://tramaco.test/"],
])("tracks a parcel of %j with number %j at %s", (courier, trackingNumber, url) => {
  expect(trackingLink(PAGES, { courier, trackingNumber })).toBe(url);
});

test.each([
  ["Servientrega", null],
  ["Unknown", "EC-4711"],
  [null, "EC-4711"],
  ["Old", "EC-4711"],
])("has no link for %j with number %j", (courier, trackingNumber) => {
  expect(trackingLink(PAGES, { courier, trackingNumber })).toBeNull();
});
