import { setTimeout as sleep } from "node:timers/promises";
import { createMemoryStore, createSriSandbox } from "@gemma-luce/sri-sandbox";
import { serveSandbox } from "./serve-sandbox.ts";

const LIMITS = { documents: 100_000, bytes: 2 ** 30 };
/** In place of a minute: the shop takes the late answer for none. */
const HANG_MS = 200;

/** Start one sandbox of the SRI for several servers. */
export async function openSharedSriSandbox() {
  const app = createSriSandbox({
    store: createMemoryStore(),
    limits: LIMITS,
    hang: () => sleep(HANG_MS),
  });
  const { place, close } = await serveSandbox("/sri-sandbox", app);
  /** `setting` is the value of SRI_SANDBOX. */
  return { setting: `http://${place}`, close };
}
