// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Announcer } from "#app/ui/announcer.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { OtherMethods } from "./other-methods.tsx";

let unmount = () => {};

afterEach(() => unmount());

/** Show a transfer as the only way to pay of a checkout, and order with it. */
async function order() {
  const methods = [{ kind: "transfer" as const, holdHours: 24 }];
  const Component = () => <OtherMethods reference="GL-1" methods={methods} isAlone />;
  const router = createMemoryRouter([{ path: "/", Component }]);
  unmount = await mount(<RouterProvider router={router} />);
  await act(async () => submitButton()?.click());
}

const submitButton = () => document.querySelector<HTMLButtonElement>("button[type=submit]");
const alertText = () => document.querySelector("[role=alert]")?.textContent;

test.for([
  [true, "How would you like to pay?"],
  [false, ""],
] as const)("announces the choice where no card button does: %s", async ([isAlone, words]) => {
  const methods = [{ kind: "transfer" as const, holdHours: 24 }];
  const Component = () => (
    <Announcer>
      <OtherMethods reference="GL-1" methods={methods} isAlone={isAlone} />
    </Announcer>
  );
  const router = createMemoryRouter([{ path: "/", Component }]);
  unmount = await mount(<RouterProvider router={router} />);
  expect(document.querySelector("[role=status]")?.textContent).toBe(words);
});

test("leads to the page of the order", async () => {
  const request = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ error: null }));
  const leave = vi.spyOn(window.location, "assign").mockReturnValue();
  await order();
  expect(request.mock.calls[0]).toMatchObject([
    "/checkout/method",
    { method: "POST", body: '{"reference":"GL-1","method":"transfer"}' },
  ]);
  expect(leave).toHaveBeenCalledExactlyOnceWith("/orders/GL-1");
  expect(submitButton()?.getAttribute("aria-disabled")).toBe("true");
});

test("does not wait without end for an answer", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.spyOn(globalThis, "fetch").mockImplementation((_path, init) => {
    init?.signal?.throwIfAborted();
    return new Promise(() => {});
  });
  await order();
  expect(alertText()).toContain("Please try again");
  expect(submitButton()?.hasAttribute("aria-disabled")).toBe(false);
});

test.for<[string, () => Promise<Response>, string]>([
  ["a lost connection", async () => Promise.reject(new TypeError("Failed")), "Please try again"],
  ["an unavailable server", async () => new Response("", { status: 503 }), "Please try again"],
  [
    "a method that is no longer offered",
    async () => Response.json({ error: "METHOD_NOT_OFFERED" }, { status: 409 }),
    "no longer offered",
  ],
])("keeps the form and says why after %s", async ([, answer, words]) => {
  vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const leave = vi.spyOn(window.location, "assign").mockReturnValue();
  await order();
  expect(alertText()).toContain(words);
  expect(leave).not.toHaveBeenCalled();
  expect(submitButton()?.hasAttribute("aria-disabled")).toBe(false);
});
