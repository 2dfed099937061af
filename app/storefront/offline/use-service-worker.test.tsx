// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { useServiceWorker } from "./use-service-worker.ts";

vi.mock("./service-worker.ts?worker&url", () => ({ default: "/service-worker.js" }));

function Page() {
  useServiceWorker();
  return null;
}

test("leaves no rejection unhandled where the browser blocks storage", async () => {
  vi.useFakeTimers();
  vi.stubEnv("PROD", true);
  const insecure = async () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const read = vi.fn(insecure);
  const serviceWorker = Object.defineProperty({ register: insecure }, "ready", { get: read });
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { serviceWorker }));
  const router = createMemoryRouter([{ path: "/", Component: Page }]);
  const unmount = await mount(<RouterProvider router={router} />);
  await vi.advanceTimersByTimeAsync(2000);
  expect(read).toHaveBeenCalledOnce();
  unmount();
});
