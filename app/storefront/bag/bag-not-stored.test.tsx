// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountBag, SCARF } from "./testing/mount-bag.tsx";

const WARNING = "Your browser does not store your bag, so it will be empty at checkout.";

let bag: Awaited<ReturnType<typeof mountBag>>;

afterEach(() => {
  vi.restoreAllMocks();
  act(() => bag.cart().clear());
  bag.unmount();
});

test.each([true, false])("warns that storage is blocked, where it is: %s", async (isBlocked) => {
  vi.stubGlobal("fetch", async () => Response.json({ source: "sample", products: [] }));
  localStorage.clear();
  bag = await mountBag();
  await act(async () => bag.cart().clear());
  await act(async () => bag.cart().open());
  if (isBlocked) {
    vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
  expect(document.body.textContent).not.toContain(WARNING);
  await act(async () => void bag.cart().add(SCARF));
  expect(document.body.textContent?.includes(WARNING)).toBe(isBlocked);
});
