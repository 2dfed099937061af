import { randomUUID } from "node:crypto";
import { createMemoryStore, createPayphoneSandbox } from "@gemma-luce/payphone-sandbox";
import { noonInEcuador } from "./noon-in-ecuador.ts";
import { serveSandbox } from "./serve-sandbox.ts";

/** Start one sandbox of the payment provider for several servers. */
export async function openSharedSandbox() {
  const token = `sandbox-${randomUUID()}`;
  const { app } = createPayphoneSandbox({
    token,
    storeId: "sandbox",
    responseUrl: "/confirmation",
    store: createMemoryStore(),
    clock: Date.now,
    controls: true,
  });
  const clockOffsetMs = noonInEcuador() - Date.now();
  const { place, close } = await serveSandbox("/payphone-sandbox", app);
  /** `setting` is the value of PAYPHONE_SANDBOX. */
  return { setting: `http://${token}@${place}?clockOffsetMs=${clockOffsetMs}`, close };
}
