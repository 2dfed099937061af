import { expect, test } from "vitest";
import { groupThousands } from "./group-thousands.ts";

test.each(["0", "24", "999", "1000", "12345", "999999", "1234567"])("groups %s", (digits) => {
  expect(groupThousands(digits)).toBe(new Intl.NumberFormat("en-US").format(Number(digits)));
});
