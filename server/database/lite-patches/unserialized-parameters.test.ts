import { expect, test } from "vitest";
import { textSerializers } from "./unserialized-parameters.ts";

test("serializes a value that is no array to text", () => {
  const serializers = textSerializers({ 1009: (value) => value, 25: (value) => `${value}!` });
  expect(serializers[1009]?.({ a: 1 })).toBe('{"a":1}');
  expect(serializers[1009]?.(7)).toBe("7");
  expect(serializers[25]?.("text")).toBe("text!");
});
