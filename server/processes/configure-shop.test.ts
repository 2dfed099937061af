import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { silentLogger } from "../../tests/database/silent-logger.ts";
import { configureShop } from "./configure-shop.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(answers: { error: Error | null }[]) {
  const rpc = vi.fn(async () => answers.shift());
  const server = { rpc } as unknown as SupabaseClient;
  return {
    rpc,
    configure: () => configureShop({ server, checkoutsPerIp: 20, logger: silentLogger }),
  };
}

test("sends the settings again until the database takes them", async () => {
  const { rpc, configure } = setUp([{ error: new Error("away") }, { error: null }]);
  await configure();
  await vi.advanceTimersByTimeAsync(9999);
  expect(rpc).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(rpc).toHaveBeenCalledTimes(2);
  expect(rpc).toHaveBeenLastCalledWith(
    "configure_shop",
    expect.objectContaining({ owner_email: expect.stringContaining("@"), client_checkouts: 20 }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rpc).toHaveBeenCalledTimes(2);
});

test("sends no settings after its stop", async () => {
  const { rpc, configure } = setUp([{ error: new Error("away") }]);
  const task = await configure();
  await vi.advanceTimersByTimeAsync(0);
  await task.stop(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rpc).toHaveBeenCalledTimes(1);
});
