import { expect, test } from "vitest";
import { createTestClient } from "#app/data/testing/create-test-client.ts";
import type { Backend } from "../database/backend.ts";
import { createHealthCheck } from "./health-check.ts";

const clientWith = (fetch: typeof globalThis.fetch) => createTestClient(fetch, { retry: false });

/** A database whose calls wait until they are aborted. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

const stateOf = async (anon: typeof fetch, server: typeof fetch) => {
  const database = { anon: clientWith(anon), server: clientWith(server) };
  const backend = { mode: "hosted", database } as unknown as Backend;
  return (await createHealthCheck(backend, "1.2.3")()).database;
};

test("finds the database healthy while visitors' calls wait", async () => {
  expect(await stateOf(silent, async () => Response.json([]))).toBe("ok");
});

test("finds a database unreachable that does not answer or answers with an error", async () => {
  const broken = async () => Response.json({ message: "broken" }, { status: 500 });
  expect(await stateOf(broken, silent)).toBe("unreachable");
  expect(await stateOf(broken, broken)).toBe("unreachable");
});

test("finds a database unreachable that rejects either key", async () => {
  const works = async () => Response.json([]);
  const rejects = async () => Response.json({ message: "Invalid API key" }, { status: 401 });
  expect(await stateOf(rejects, works)).toBe("unreachable");
  expect(await stateOf(works, rejects)).toBe("unreachable");
});
