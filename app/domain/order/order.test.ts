import { expect, test } from "vitest";
import { SAMPLE_ORDER } from "../testing/sample-order.ts";
import { addressLinesOf } from "./order.ts";

const { shippingAddress } = SAMPLE_ORDER;

test("leaves empty parts of an address out", () => {
  const empty = { ...shippingAddress, address: "", city: "", province: "", postalCode: "" };
  expect(addressLinesOf(empty)).toEqual(["Ecuador"]);
});

test("writes the landmark below the address", () => {
  const lines = addressLinesOf({ ...shippingAddress, landmark: "Across from the park" });
  expect(lines).toEqual([
    "Av. Amazonas",
    "Across from the park",
    "170143 Quito, Pichincha",
    "Ecuador",
  ]);
});
