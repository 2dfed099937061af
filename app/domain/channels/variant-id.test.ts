import { describe, expect, test } from "vitest";
import { groupIdOf, productIdIn, variantIdOf } from "./variant-id.ts";

const DRESS = "a0000000-0000-4000-8000-000000000001";

describe("the id of a variant", () => {
  test("never changes: channels know products by it", () => {
    expect(variantIdOf(DRESS, "M", "Cream")).toBe(
      "a0000000000040008000000000000001-c7f13a07b7604d6c",
    );
    expect(variantIdOf(DRESS, "", "")).toBe("a0000000000040008000000000000001-f3933dba1e878965");
  });

  test("has at most 50 characters and differs for each size and color", () => {
    const choices = [
      ["M", "Cream"],
      ["Cream", "M"],
      ["MCream", ""],
      ["", "MCream"],
      ["é".repeat(100), "界".repeat(100)],
    ];
    const ids = choices.map(([size = "", color = ""]) => variantIdOf(DRESS, size, color));
    expect(new Set(ids).size).toBe(choices.length);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{1,50}$/);
  });

  test("names its product", () => {
    expect(productIdIn(variantIdOf(DRESS, "M", "Cream"))).toBe(DRESS);
  });

  test.each(["", DRESS, `${"a".repeat(32)}-${"g".repeat(16)}`, ` ${variantIdOf(DRESS, "", "")}`])(
    "is not %j",
    (text) => {
      expect(productIdIn(text)).toBeNull();
    },
  );
});

test("shortens a long slug to a group's id that stays its own", () => {
  expect(groupIdOf("silk-blouse")).toBe("silk-blouse");
  const long = "x".repeat(60);
  expect(groupIdOf(long)).toMatch(/^x{33}-[0-9a-f]{16}$/);
  expect(groupIdOf(long)).not.toBe(groupIdOf(`${long}-1`));
});
