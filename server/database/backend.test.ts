import { afterEach, expect, test, vi } from "vitest";
import { callDatabase } from "#app/data/call-database.ts";
import { isTemporary } from "#app/data/database-error.ts";
import { openBackend } from "./backend.ts";

afterEach(() => void vi.unstubAllGlobals());

test("takes an empty 404 of a gateway for an outage", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const supabase = {
    mode: "hosted",
    url: "https://project.supabase.co",
    publishableKey: "public",
    secretKey: "secret",
  } as const;
  const { database } = await openBackend({ supabase }, "https://shop.test", () => Promise.reject());
  const call = database && callDatabase(database.server)("discard_mail", { id: 1 });
  expect(isTemporary(await call?.catch((error: unknown) => error))).toBe(true);
});
