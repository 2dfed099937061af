import { expect, test } from "vitest";
import type { AuthRequest } from "./auth-body.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

const password = (email = "owner@example.com"): AuthRequest => ({
  kind: "password",
  body: { email, password: "a guess" },
});
const recover = (email: string): AuthRequest => ({ kind: "recover", body: { email } });
const VERIFY: AuthRequest = { kind: "verify", body: { type: "recovery", token_hash: "guess" } };

const refused = async () => Response.json({}, { status: 400 });
const accepted = async () => Response.json({});

/** A guard whose clock passes only while it waits; `waits` are all waits in milliseconds. */
function openGuard() {
  const waits: number[] = [];
  let now = 0;
  const guard = createSignInGuard({
    clock: () => now,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
  });
  return { ...guard, waits };
}

async function repeat(
  times: number,
  guess: (attempt: number) => Promise<{ kind: string }>,
): Promise<string[]> {
  const kinds: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) kinds.push((await guess(attempt)).kind);
  return kinds;
}

test.each([
  ["passwords", password()],
  ["recovery tokens", VERIFY],
])("one client has ten wrong %s, and no more", async (_name, request) => {
  const { guard } = openGuard();
  const kinds = await repeat(12, () => guard("client", request, refused));
  expect(kinds).toEqual([...Array(10).fill("answered"), "limited", "limited"]);
  expect((await guard("another", request, refused)).kind).toBe("answered");
});

test("guesses from many clients are limited over all", async () => {
  const { guard } = openGuard();
  const kinds = await repeat(130, (attempt) =>
    guard(`client-${attempt}`, password(`${attempt}@example.com`), refused),
  );
  expect(kinds.filter((kind) => kind === "answered").length).toBeLessThan(130);
});

test("an account is slowed down whoever guesses, and its owner still comes in", async () => {
  const { guard, waits } = openGuard();
  await repeat(8, (attempt) => guard(`client-${attempt}`, password("Owner@example.com"), refused));
  expect(Math.max(...waits)).toBe(4000);
  const owner = await guard("home", password(), accepted);
  expect(owner.kind).toBe("answered");
  const before = waits.length;
  await guard("home", password(), accepted);
  expect(waits.slice(before)).toEqual([0]);
});

test("a sign-in that succeeds is not counted, nor is a session that is renewed", async () => {
  const { guard } = openGuard();
  const refresh: AuthRequest = { kind: "refresh", body: { refresh_token: "x" } };
  expect(new Set(await repeat(30, () => guard("client", password(), accepted)))).toEqual(
    new Set(["answered"]),
  );
  expect(new Set(await repeat(30, () => guard("client", refresh, accepted)))).toEqual(
    new Set(["answered"]),
  );
});

test("any request is limited per client", async () => {
  const { guard } = openGuard();
  const kinds = await repeat(121, () => guard("client", null, accepted));
  expect(kinds.at(-1)).toBe("limited");
});

test("one mailbox gets three recovery e-mails, and the answer stays the same", async () => {
  const { guard } = openGuard();
  let sent = 0;
  const send = async () => Response.json({ sent: ++sent });
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const answer = await guard(`client-${attempt}`, recover("Owner@Example.com"), send);
    expect(answer.kind === "answered" && answer.response.status).toBe(200);
  }
  expect(sent).toBe(3);
});

test("one client asks for five recovery e-mails", async () => {
  const { guard } = openGuard();
  const kinds = await repeat(6, (attempt) =>
    guard("client", recover(`${attempt}@example.com`), accepted),
  );
  expect(kinds).toEqual([...Array(5).fill("answered"), "limited"]);
});

test("a refusal that comes at once is given no sooner than one that was computed", async () => {
  const { guard, waits } = openGuard();
  await guard("client", password("nobody@example.com"), refused);
  expect(waits).toEqual([0, 500]);
  await guard("client", recover("nobody@example.com"), accepted);
  expect(waits.at(-1)).toBe(500);
});
