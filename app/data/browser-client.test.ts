// @vitest-environment happy-dom

import { createClient } from "@supabase/supabase-js";
import { beforeEach, expect, test, vi } from "vitest";

vi.mock("@supabase/supabase-js", () => ({ createClient: vi.fn(() => ({})) }));

/** Each page opens its one client for itself. */
async function openOn(address: string, access: unknown) {
  window.location.href = address;
  vi.stubGlobal("fetch", async () => Response.json(access));
  vi.resetModules();
  const { browserClient } = await import("./browser-client.ts");
  return browserClient();
}

beforeEach(() => vi.mocked(createClient).mockClear());

const openedAt = () => vi.mocked(createClient).mock.calls[0]?.[0];

test.each([
  "http://localhost:3000/admin",
  "http://192.168.1.7:3000/admin",
  "https://shop.example/",
])("uses the page's origin for the shop's own database: %s", async (address) => {
  await openOn(address, { url: "/", publishableKey: "sb_publishable_x" });
  expect(openedAt()).toBe(new URL("/", address).href);
});

test("uses the URL of a hosted database", async () => {
  await openOn("https://shop.example/admin", {
    url: "https://project.supabase.co",
    publishableKey: "sb_publishable_x",
  });
  expect(openedAt()).toBe("https://project.supabase.co/");
});

test("distinguishes a missing database from an unreachable shop", async () => {
  await expect(openOn("https://shop.example/", null)).rejects.toMatchObject({
    kind: "not-configured",
  });
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const { browserClient } = await import("./browser-client.ts");
  await expect(browserClient()).rejects.toMatchObject({ kind: "unavailable" });
});

test("takes an empty 404 of a gateway for an outage", async () => {
  await openOn("https://shop.example/", { url: "/", publishableKey: "sb_publishable_x" });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const options = vi.mocked(createClient).mock.calls[0]?.[2];
  expect((await options?.global?.fetch?.("https://shop.example/rest/v1/x"))?.status).toBe(502);
});
