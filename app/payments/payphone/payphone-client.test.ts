import { expect, test } from "vitest";
import { createPayphoneClient } from "./payphone-client.ts";

const limits: number[] = [];
const timing = {
  delay: async () => {},
  now: () => 0,
  deadline: (milliseconds: number) => {
    limits.push(milliseconds);
    return new AbortController().signal;
  },
};

function answering(response: () => Response) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createPayphoneClient(
    { token: "secret-token", timeoutMs: 15_000 },
    async (url, init) => {
      requests.push({ url, init });
      return response();
    },
    timing,
  );
  return { client, requests };
}

test("sends the explicit headers and never follows a redirect", async () => {
  const { client, requests } = answering(() => Response.json({ done: true }));
  expect(await client.post("https://pay.test/x", { id: 7 })).toEqual({
    kind: "answered",
    body: { done: true },
  });
  expect(requests[0]?.init).toMatchObject({
    method: "POST",
    redirect: "manual",
    body: '{"id":7}',
    headers: {
      Accept: "application/json",
      "Accept-Language": "es",
      "Content-Type": "application/json",
      Authorization: "Bearer secret-token",
      "User-Agent": expect.stringMatching(/\w/),
    },
  });
});

test.each([
  ["a redirect", () => new Response(null, { status: 302 }), "HTTP 302"],
  ["an HTML 500", () => new Response("<html>", { status: 500 }), "HTTP 500"],
  [
    "a JSON 500",
    () => Response.json({ message: "x", errorCode: 500 }, { status: 500 }),
    "HTTP 500",
  ],
  ["an HTML 404", () => new Response("<html>", { status: 404 }), "HTTP 404 without JSON"],
  ["an empty 200", () => new Response(""), "HTTP 200 without JSON"],
  [
    "a foreign 400",
    () => Response.json({ Message: "?" }, { status: 400 }),
    "HTTP 400 in an unknown form",
  ],
])("%s is unresolved", async (_name, response, reason) => {
  const { client } = answering(response);
  expect(await client.get("https://pay.test/x")).toEqual({ kind: "unresolved", reason });
});

test("is unresolved without a connection, and the reason holds no secret", async () => {
  const { client } = answering(() => {
    throw new TypeError("fetch failed with Bearer secret-token");
  });
  const reply = await client.get("https://pay.test/x");
  expect(reply).toEqual({ kind: "unresolved", reason: "no answer (TypeError)" });
});

test("is unresolved after a truncated body", async () => {
  const broken = () =>
    new Response(new ReadableStream({ pull: (body) => body.error(new Error("reset")) }));
  const { client } = answering(broken);
  expect(await client.get("https://pay.test/x")).toMatchObject({ kind: "unresolved" });
});

test("is unresolved after more than 64 kB of a body, and reads no more", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(body) {
      sent += 1;
      body.enqueue(new Uint8Array(16 * 1024).fill(32));
    },
  });
  const { client } = answering(() => new Response(endless));
  const reason = "HTTP 200, too long";
  expect(await client.get("https://pay.test/x")).toEqual({ kind: "unresolved", reason });
  expect(sent).toBeLessThan(8);
  const long = answering(() => Response.json("á".repeat(30_000)));
  expect(await long.client.get("https://pay.test/x")).toMatchObject({ kind: "answered" });
});

test("returns the code and a short message of PayPhone's error", async () => {
  const body = { message: "m".repeat(500), errorCode: 20 };
  const { client } = answering(() => Response.json(body, { status: 404 }));
  const message = "m".repeat(200);
  expect(await client.get("https://pay.test/x")).toEqual({
    kind: "rejected",
    status: 404,
    errorCode: 20,
    message,
  });
});

test("allows 15 s for calls that move money, and 5 s for queries", async () => {
  const { client } = answering(() => Response.json(true));
  limits.length = 0;
  await client.post("https://pay.test/x", {});
  await client.get("https://pay.test/x");
  expect(limits).toEqual([15_000, 5000]);
});
