import { expect, test } from "vitest";
import { EMAIL_FORM } from "./email-form.ts";

test.each(["lucia@example.com", "a@b.c", "a@b.c.d", "ñ+1@xn--caf-dma.ec", "a@b..c", "a@..b"])(
  "%j has the form",
  (email) => {
    expect(EMAIL_FORM.test(email)).toBe(true);
  },
);

test.each(["", "a", "@b.c", "a@", "a@b", "a@b.", "a@.b", "a@..", "a@b@c.d", "a b@c.d", "a@b.c d"])(
  "%j has not",
  (email) => {
    expect(EMAIL_FORM.test(email)).toBe(false);
  },
);

test.each(["ana@gmail.com,", "ana@gmail.com.", "<ana@gmail.com>", "a@...", "a;b@c.d", '"a"@b.c'])(
  "%j has not, as in the database",
  (email) => {
    expect(EMAIL_FORM.test(email)).toBe(false);
  },
);

test.each(["a\0b@x.yz", "a@x\u007f.yz", "a@x.y\u0085z"])(
  "%j has not: the database stores no controls",
  (email) => {
    expect(EMAIL_FORM.test(email)).toBe(false);
  },
);

test("rejects an address of dots in linear time", () => {
  expect(EMAIL_FORM.test(`a@${".".repeat(1_000_000)}@`)).toBe(false);
});
