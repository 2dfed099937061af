import { expect, test } from "vitest";
import { normalizeDbError } from "./caller-errors-as-500.ts";

test("answers 400 to a cast of a text to the name of a table in an unknown schema", () => {
  const error = Object.assign(new Error('schema "owner@example" does not exist'), {
    code: "3F000",
  });
  expect(normalizeDbError(error)).toMatchObject({ code: "PT400", detail: "3F000" });
});
