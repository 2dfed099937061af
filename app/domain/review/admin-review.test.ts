import { expect, test } from "vitest";
import { adminReviewQueryFrom, inviteDaysFrom } from "./admin-review.ts";

test.for([
  ["", { state: "pending", page: 1 }],
  ["state=published&page=3", { state: "published", page: 3 }],
  ["state=deleted&page=-1", { state: "pending", page: 1 }],
  ["page=1e9", { state: "pending", page: 1 }],
] as const)("reads the query %j", ([query, expected]) => {
  expect(adminReviewQueryFrom(new URLSearchParams(query))).toEqual(expected);
});

test.for([
  ["7", 7],
  [" 0 ", 0],
  ["60", 60],
  ["61", null],
  ["-1", null],
  ["3.5", null],
  ["", null],
  ["soon", null],
] as const)("reads %j days as %j", ([text, days]) => {
  expect(inviteDaysFrom(text)).toBe(days);
});
