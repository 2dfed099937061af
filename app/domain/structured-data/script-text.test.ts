import { expect, test } from "vitest";
import { scriptText } from "./script-text.ts";

const HOSTILE = "</script><script>alert(1)</script><!-- & \u2028 \u2029";

test("escapes text that could end the script element, and round-trips it", () => {
  const text = scriptText({ name: HOSTILE });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(text).toContain("\\u003c/script\\u003e");
  expect(JSON.parse(text)).toEqual({ name: HOSTILE });
});
