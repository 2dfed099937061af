import { expect, test } from "vitest";
import { parseAuthRequest } from "./auth-body.ts";

test("keeps only the fields of the endpoint", () => {
  const body = JSON.stringify({ email: "a@b.c", password: "p", create_user: true, data: {} });
  expect(parseAuthRequest("POST", "/auth/v1/token", "password", body)).toEqual({
    kind: "password",
    body: { email: "a@b.c", password: "p" },
  });
  const change = JSON.stringify({ password: "p", email: "eve@example.com" });
  expect(parseAuthRequest("PUT", "/auth/v1/user", null, change)).toEqual({
    kind: "change-password",
    body: { password: "p" },
  });
});

test.each([
  ["POST", "/auth/v1/token", "magic", { email: "a@b.c", password: "p" }],
  ["POST", "/auth/v1/token", null, { email: "a@b.c", password: "p" }],
  ["POST", "/auth/v1/token", "password", { email: "a@b.c" }],
  ["POST", "/auth/v1/token", "password", { email: ["a@b.c"], password: "p" }],
  ["POST", "/auth/v1/token", "password", { email: { a: 1 }, password: "p" }],
  ["POST", "/auth/v1/token", "password", { email: "a\0@b.c", password: "p" }],
  ["POST", "/auth/v1/token", "password", { email: "a@b.c", password: "\ud800" }],
  ["POST", "/auth/v1/token", "password", { email: "a@b.c", password: "x".repeat(1001) }],
  ["POST", "/auth/v1/recover", null, { email: -1 }],
  ["POST", "/auth/v1/verify", null, { type: "magiclink", token_hash: "x" }],
  ["POST", "/auth/v1/verify", null, { type: "recovery", email: "a@b.c", token: "123456" }],
  ["PUT", "/auth/v1/user", null, { email: "eve@example.com" }],
] as const)("%s %s?grant_type=%s rejects %j", (method, path, grantType, body) => {
  expect(parseAuthRequest(method, path, grantType, JSON.stringify(body))).toBeNull();
});

test.each(["", "{", "null", "[]", '"text"'])("rejects %j", (body) => {
  expect(parseAuthRequest("POST", "/auth/v1/recover", null, body)).toBeNull();
});
