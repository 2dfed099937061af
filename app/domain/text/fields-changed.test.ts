import { expect, test } from "vitest";
import { fieldsChanged } from "./fields-changed.ts";

test("returns the fields of another content", () => {
  const before = { name: "Lino", sizes: ["S"], price: 1 };
  expect(fieldsChanged(before, { name: "Seda", sizes: ["S"], price: 1 })).toEqual({ name: "Seda" });
  expect(fieldsChanged(before, { ...before, sizes: ["S", "M"] })).toEqual({ sizes: ["S", "M"] });
  expect(fieldsChanged(before, { ...before, sizes: ["S"] })).toEqual({});
});

test("leaves out fields that a partial value does not have", () => {
  expect(fieldsChanged<{ a?: string; b?: string }>({ a: "1", b: "2" }, { a: "3" })).toEqual({
    a: "3",
  });
});
