import { expect, test } from "vitest";
import { scriptText } from "./script-text.ts";

const HOSTILE = "</script><script>alert(1)</script><!-- & \u2028 \u2029";

test("no text can end the script element it stands in, and it is read back to the letter", () => {
  const text = scriptText({ name: HOSTILE });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(text).toContain("\\u003c/script\\u003e");
  expect(JSON.parse(text)).toEqual({ name: HOSTILE });
});
