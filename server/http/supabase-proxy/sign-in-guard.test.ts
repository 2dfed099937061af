import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AuthRequest } from "./auth-body.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

const MINUTE_MS = 60_000;

type Request = Exclude<AuthRequest, { kind: "change-password" }>;

const password = (email = "owner@example.com"): Request => ({
  kind: "password",
  body: { email, password: "a guess" },
});
const recover = (email: string): Request => ({ kind: "recover", body: { email } });
const VERIFY: Request = { kind: "verify", body: { type: "recovery", token_hash: "guess" } };
const REFRESH: Request = { kind: "refresh", body: { refresh_token: "x" } };

const rejected = async () => Response.json({}, { status: 400 });
const accepted = async () => Response.json({});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const openGuard = () => createSignInGuard(() => new Response(null, { status: 429 }));
const kindOf = ({ status }: Response) => (status === 429 ? "limited" : "answered");

/** Advance the time until an answer arrives; return it and the milliseconds it took. */
async function settle(answer: Promise<Response>) {
  const startedAt = performance.now();
  let settled: Response | null = null;
  void answer.then((response) => {
    settled = response;
  });
  await vi.advanceTimersByTimeAsync(0);
  while (settled === null) await vi.advanceTimersByTimeAsync(50);
  return { kind: kindOf(settled), after: performance.now() - startedAt };
}

async function repeat(
  times: number,
  guess: (attempt: number) => Promise<Response>,
): Promise<string[]> {
  const kinds: string[] = [];
  for (let attempt = 0; attempt < times; attempt += 1) {
    kinds.push((await settle(guess(attempt))).kind);
  }
  return kinds;
}

/** An IP address in one of 13 networks, another one every ten attempts. */
const crowdOf = (attempt: number) => `198.51.${Math.floor(attempt / 10)}.${attempt % 10}`;

test.each([
  ["passwords", (attempt: number) => password(`${attempt}@example.com`)],
  ["recovery tokens", () => VERIFY],
])("one client has ten wrong %s, and no more", async (_name, request) => {
  const { guard } = openGuard();
  const kinds = await repeat(12, (attempt) => guard("client", request(attempt), rejected));
  expect(kinds).toEqual([...Array(10).fill("answered"), "limited", "limited"]);
  expect((await settle(guard("another", request(0), rejected))).kind).toBe("answered");
});

test("limits guesses overall", async () => {
  const { guard } = openGuard();
  let checked = 0;
  const send = async () => {
    checked += 1;
    return rejected();
  };
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    void guard(`10.${attempt % 250}.0.${attempt}`, password(`${attempt}@example.com`), send);
    await vi.advanceTimersByTimeAsync((5 * MINUTE_MS) / 1000);
  }
  expect(checked).toBeGreaterThan(60);
  expect(checked).toBeLessThanOrEqual(130);
});

test("slows the owner's sign-in under guesses from a dozen networks, and never rejects it", async () => {
  const { guard } = openGuard();
  await repeat(130, (attempt) =>
    guard(crowdOf(attempt), password(`${attempt}@example.com`), rejected),
  );
  for (let attempt = 0; attempt < 130; attempt += 1) {
    void guard(crowdOf(attempt), password(`${attempt}@example.com`), rejected);
  }
  for (const request of [password(), VERIFY, REFRESH, recover("owner@example.com")]) {
    const { kind, after } = await settle(guard("203.0.113.7", request, accepted));
    expect(kind).toBe("answered");
    expect(after).toBeLessThanOrEqual(4000);
  }
});

test("limits recoveries of invented accounts without affecting the owner", async () => {
  const { guard } = openGuard();
  await repeat(60, (attempt) =>
    guard(crowdOf(attempt), recover(`${attempt}@example.com`), accepted),
  );
  const send = vi.fn(accepted);
  expect((await settle(guard("home", recover("owner@example.com"), send))).kind).toBe("answered");
  expect(send).toHaveBeenCalledOnce();
});

test("limits forged refresh tokens without affecting valid ones", async () => {
  const { guard } = openGuard();
  await repeat(1300, (attempt) => guard(`198.51.${attempt % 12}.1`, REFRESH, rejected));
  expect((await settle(guard("198.51.0.1", REFRESH, accepted))).kind).toBe("limited");
  expect((await settle(guard("home", REFRESH, accepted))).kind).toBe("answered");
  expect((await settle(guard("home", password(), accepted))).kind).toBe("answered");
});

test("slows an account down under guesses, and still lets its owner sign in", async () => {
  const { guard } = openGuard();
  const waits: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const client = `198.51.${attempt}.1`;
    waits.push((await settle(guard(client, password("Owner@example.com"), rejected))).after);
  }
  expect(waits).toEqual([500, 500, 500, 750, 1000, 1500, 2500, 4500, 8500, 8500]);
  const owner = await settle(guard("home", password(), accepted));
  expect(owner).toEqual({ kind: "answered", after: 8000 });
  expect(await settle(guard("home", password(), accepted))).toEqual({ kind: "answered", after: 0 });
});

test("checks sixty concurrent guesses one at a time, and the owner next", async () => {
  const { guard } = openGuard();
  let checked = 0;
  const attempts = Array.from({ length: 60 }, (_, attempt) =>
    guard(`198.51.${attempt % 6}.1`, password(), async () => {
      checked += 1;
      return rejected();
    }),
  );
  await vi.advanceTimersByTimeAsync(19_000);
  expect(checked).toBeLessThanOrEqual(9);
  const owner = await settle(guard("203.0.113.7", password(), accepted));
  expect(owner.kind).toBe("answered");
  expect(owner.after).toBeLessThanOrEqual(8500);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  const kinds = (await Promise.all(attempts)).map(kindOf);
  expect(kinds.filter((kind) => kind === "limited").length).toBeGreaterThan(30);
});

test("does not count successful sign-ins and refreshes", async () => {
  const { guard } = openGuard();
  expect(new Set(await repeat(30, () => guard("client", password(), accepted)))).toEqual(
    new Set(["answered"]),
  );
  expect(new Set(await repeat(130, () => guard("client", REFRESH, accepted)))).toEqual(
    new Set(["answered"]),
  );
});

test("does not count server errors", async () => {
  const { guard } = openGuard();
  const failing = async () => Response.json({}, { status: 503 });
  expect(new Set(await repeat(30, () => guard("client", password(), failing)))).toEqual(
    new Set(["answered"]),
  );
});

test("limits failed requests per client", async () => {
  const { guard } = openGuard();
  const kinds = await repeat(61, () => guard("client", REFRESH, rejected));
  expect(kinds.filter((kind) => kind === "answered")).toHaveLength(60);
  expect(kinds.at(-1)).toBe("limited");
});

test("limits recovery emails per mailbox with an unchanged response", async () => {
  const { guard } = openGuard();
  let sent = 0;
  const send = async () => Response.json({ sent: ++sent });
  const ask = async (attempt: number) => {
    const answer = guard(`client-${attempt}`, recover("Owner@Example.com"), send);
    await settle(answer);
    expect((await answer).status).toBe(200);
  };
  await ask(0);
  await ask(1);
  expect(sent).toBe(1);
  for (let attempt = 2; attempt < 8; attempt += 1) {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await ask(attempt);
  }
  expect(sent).toBe(3);
});

test("limits a client to five recovery emails", async () => {
  const { guard } = openGuard();
  const kinds = await repeat(6, (attempt) =>
    guard("client", recover(`${attempt}@example.com`), accepted),
  );
  expect(kinds).toEqual([...Array(5).fill("answered"), "limited"]);
});

test("delays an immediate rejection to the duration of a computed one", async () => {
  const { guard } = openGuard();
  const unknown = guard("client", password("nobody@example.com"), rejected);
  expect((await settle(unknown)).after).toBe(500);
  const unsent = guard("client", recover("nobody@example.com"), accepted);
  expect((await settle(unsent)).after).toBe(500);
});

test("limits a session to ten failed password changes", async () => {
  const { guardPasswordChange } = openGuard();
  const kinds = await repeat(11, () => guardPasswordChange("stolen", rejected));
  expect(kinds).toEqual([...Array(10).fill("answered"), "limited"]);
  expect(kindOf(await guardPasswordChange("own", accepted))).toBe("answered");
});
