import { expect, test } from "vitest";
import { refuseAuthBody } from "./refuse-auth-body.ts";

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

test.each([
  "null",
  "7",
  '"x"',
  "[]",
  "{",
  '{"email":-1}',
  '{"password":{"a":1}}',
  '{"email":"a\\u0000b"}',
  '{"password":"\\ud800"}',
])("sign-in cannot read %s", async (text) => {
  const refusal = refuseAuthBody("/auth/v1/recover", bytes(text));
  expect(refusal?.status).toBe(400);
  expect(await refusal?.json()).toMatchObject({ error_code: "bad_json" });
});

test.each(["", "{}", '{"email":"a@b.ec","password":"x","gotrue_meta_security":{}}'])(
  "sign-in can read '%s'",
  (text) => {
    expect(refuseAuthBody("/auth/v1/token", bytes(text))).toBeNull();
  },
);

test("other doors judge for themselves", () => {
  expect(refuseAuthBody("/rest/v1/products", bytes("null"))).toBeNull();
});
