// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const KEY = "session";

async function freshStorage() {
  vi.resetModules();
  return await import("./session-storage.ts");
}

beforeEach(() => window.localStorage.clear());

test("ends a session with its page", async () => {
  const { adminSessionStorage } = await freshStorage();
  adminSessionStorage.setItem(KEY, "secret");
  expect(adminSessionStorage.getItem(KEY)).toBe("secret");
  expect(window.localStorage.length).toBe(0);
  const next = await freshStorage();
  expect(next.adminSessionStorage.getItem(KEY)).toBeNull();
});

test("restores a persistent session and its renewals on the next page", async () => {
  const { adminSessionStorage, keepAdminSession } = await freshStorage();
  keepAdminSession(true);
  adminSessionStorage.setItem(KEY, "first");
  const second = await freshStorage();
  expect(second.adminSessionStorage.getItem(KEY)).toBe("first");
  second.adminSessionStorage.setItem(KEY, "renewed");
  const third = await freshStorage();
  expect(third.adminSessionStorage.getItem(KEY)).toBe("renewed");
  third.adminSessionStorage.removeItem(KEY);
  expect(window.localStorage.length).toBe(0);
});

test("ends a persistent session that another tab has ended", async () => {
  const { adminSessionStorage, keepAdminSession } = await freshStorage();
  keepAdminSession(true);
  adminSessionStorage.setItem(KEY, "secret");
  window.localStorage.removeItem(KEY);
  expect(adminSessionStorage.getItem(KEY)).toBeNull();
  keepAdminSession(false);
  expect(adminSessionStorage.getItem(KEY)).toBeNull();
});

test("keeps a session in memory where the browser blocks local storage", async () => {
  const { adminSessionStorage, keepAdminSession } = await freshStorage();
  const blocked = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  keepAdminSession(true);
  adminSessionStorage.setItem(KEY, "secret");
  expect(adminSessionStorage.getItem(KEY)).toBe("secret");
  blocked.mockRestore();
});
