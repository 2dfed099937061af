import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { EXTERNAL_LIBRARIES } from "./bundle-libraries.ts";

test("leaves out only libraries that the server build finds from its own folder", () => {
  expect(EXTERNAL_LIBRARIES.filter((name) => !existsSync(`node_modules/${name}`))).toEqual([]);
});
