import { expect, test } from "vitest";
import { OrderQuerySchema } from "./order-query.ts";

const email = "ana@example.com";

test.each(["1A2B3C4D", "1a2b3c4d", " #1A2B-3C4D "])("accepts the order number %j", (number) => {
  expect(OrderQuerySchema.parse({ number, email })).toEqual({ number: "1A2B3C4D", email });
});

test.each(["", "1A2B3C4", "1A2B3C4D5", "GHIJKLMN", "%%%%%%%%", "1A2B3C4D".repeat(9)])(
  "%j is none",
  (number) => {
    expect(OrderQuerySchema.safeParse({ number, email }).success).toBe(false);
  },
);

test.each(["ana", "ana@example", "ana@example.com, eva@example.com"])(
  "accepts %j, as checkout does",
  (typed) => {
    expect(OrderQuerySchema.parse({ number: "1A2B3C4D", email: typed }).email).toBe(typed);
  },
);

test.each(["", " ", "a\0b@x.yz", "\ud800@x.yz", `${"a".repeat(200)}@example.com`])(
  "%j is no email address",
  (wrong) => {
    expect(OrderQuerySchema.safeParse({ number: "1A2B3C4D", email: wrong }).success).toBe(false);
  },
);
