import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { newUuid } from "./new-uuid.ts";

afterEach(() => vi.unstubAllGlobals());

test("makes UUIDs in an insecure context", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  const made = Array.from({ length: 100 }, newUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success, uuid).toBe(true);
  expect(new Set(made).size).toBe(100);
});
