import { expect, test } from "vitest";
import { fieldsOf } from "./fields-of.ts";

test("returns some fields", () => {
  const values = { name: "Lino", price: "1", sizes: ["S"] };
  expect(fieldsOf(values, ["name", "sizes"])).toEqual({ name: "Lino", sizes: ["S"] });
});
