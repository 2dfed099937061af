import { expect, test } from "vitest";
import { endOtherSessions } from "./surviving-sessions.ts";

function setUp(status = 200) {
  const sent: string[] = [];
  const fetch = endOtherSessions(async ({ method, url, headers }) => {
    sent.push(`${method} ${url} ${headers.get("authorization")}`);
    return new Response(null, { status });
  });
  const send = (method: string, path: string) =>
    fetch(new Request(`http://shop.test${path}`, { method, headers: { authorization: "token" } }));
  return { send, sent };
}

test("ends the other sessions after a change of password", async () => {
  const { send, sent } = setUp();
  expect((await send("PUT", "/auth/v1/user")).status).toBe(200);
  expect(sent).toEqual([
    "PUT http://shop.test/auth/v1/user token",
    "POST http://shop.test/auth/v1/logout?scope=others token",
  ]);
});

test.each([
  ["GET", "/auth/v1/user", 200],
  ["PUT", "/auth/v1/user", 422],
  ["PUT", "/storage/v1/object/x", 200],
])("sends nothing else after %s %s answered with %i", async (method, path, status) => {
  const { send, sent } = setUp(status);
  await send(method, path);
  expect(sent).toHaveLength(1);
});
