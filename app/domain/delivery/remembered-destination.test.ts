import { expect, test } from "vitest";
import { EMPTY_SHIPPING_DRAFT } from "../checkout/shipping-draft.ts";
import { destinationIn } from "./remembered-destination.ts";

test("reads country and province of the stored shipping form", () => {
  const draft = { ...EMPTY_SHIPPING_DRAFT, city: "Quito", province: "Pichincha" };
  expect(destinationIn(JSON.stringify(draft))).toEqual({
    country: "Ecuador",
    province: "Pichincha",
  });
});

test.each(["", "{", "null", "[]", "7", '{"province":1,"country":"Ecuador"}', '{"province":""}'])(
  "rejects %s, which names no place",
  (text) => {
    expect(() => destinationIn(text)).toThrow();
  },
);
