import { expect, test, vi } from "vitest";
import type { SupabaseClient } from "#app/data/supabase-client.ts";
import { silentLogger } from "../../tests/database/silent-logger.ts";
import { configureShop } from "./configure-shop.ts";

function setUp(answers: { error: Error | null }[]) {
  const rpc = vi.fn(async () => answers.shift());
  const pending: (() => void)[] = [];
  const timer = {
    after(_milliseconds: number, callback: () => void) {
      pending.push(callback);
      return () => void pending.splice(pending.indexOf(callback), 1);
    },
  };
  const parts = { server: { rpc } as unknown as SupabaseClient, checkoutsPerIp: 20 };
  return {
    rpc,
    pending,
    configure: () => configureShop({ ...parts, logger: silentLogger, timer }),
  };
}

test("sends the settings again until the database takes them", async () => {
  const { rpc, pending, configure } = setUp([{ error: new Error("away") }, { error: null }]);
  await configure();
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  pending.shift()?.();
  await vi.waitFor(() => expect(rpc).toHaveBeenCalledTimes(2));
  expect(rpc).toHaveBeenLastCalledWith(
    "configure_shop",
    expect.objectContaining({ owner_email: expect.stringContaining("@"), client_checkouts: 20 }),
  );
  await new Promise(setImmediate);
  expect(pending).toEqual([]);
});

test("sends no settings after its stop", async () => {
  const { rpc, pending, configure } = setUp([{ error: new Error("away") }]);
  const task = await configure();
  await vi.waitFor(() => expect(pending).toHaveLength(1));
  const stopped = task.stop(0);
  expect(pending).toHaveLength(1);
  pending.shift()?.();
  await stopped;
  expect(rpc).toHaveBeenCalledTimes(1);
});
