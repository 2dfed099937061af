import { expect, test } from "vitest";
import type { EmbeddedSupabase } from "../embedded-supabase/start-embedded-supabase.ts";
import { createShopMetrics } from "../metrics/shop-metrics.ts";
import { createClientLimits } from "./client-limits.ts";
import { supabaseDoors } from "./supabase-doors.ts";
import { createWorkGate } from "./work-gate.ts";

test.each([
  "/rest/v1/products",
  "/auth/v1/settings",
  "/storage/v1/object/public/product-images/a.jpg",
])("a crowd at %s is counted as it comes, though each answer is made at one go", async (path) => {
  const embedded = { fetch: async () => Response.json([]) } as unknown as EmbeddedSupabase;
  const doors = supabaseDoors({
    embedded,
    limits: createClientLimits(20),
    addressOf: () => "203.0.113.7",
    gate: createWorkGate(3),
    metrics: createShopMetrics({ clients: null }),
  });
  const ask = () => Promise.resolve(doors.request(path, {}, {}));
  const answers: Promise<Response>[] = [];
  for (let index = 0; index < 5; index += 1) {
    answers.push(ask());
    // As between two sockets that are read in one turn of the event loop: whatever needs no waiting ends here.
    for (let step = 0; step < 100; step += 1) await null;
  }
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 503, 503]);
  // Room is given back.
  expect((await ask()).status).toBe(200);
});
