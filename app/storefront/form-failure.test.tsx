// @vitest-environment happy-dom
import { act } from "react";
import { createMemoryRouter, Form, RouterProvider, useActionData } from "react-router";
import { expect, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { FormFailure } from "./form-failure.tsx";

function Page() {
  return (
    <Form method="post">
      {useActionData<boolean>() && <FormFailure>It failed.</FormFailure>}
      <button type="submit">Send</button>
    </Form>
  );
}

test("announces the same failure of each attempt", async () => {
  const router = createMemoryRouter([{ path: "/", Component: Page, action: () => true }]);
  const unmount = await mount(<RouterProvider router={router} />);
  const alert = () => document.querySelector("[role=alert]");
  const send = () => act(async () => document.querySelector("button")?.click());
  await send();
  await vi.waitFor(() => expect(alert()?.textContent).toBe("It failed."));
  const first = alert();
  await send();
  await vi.waitFor(() => expect(first?.isConnected).toBe(false));
  expect(alert()?.textContent).toBe("It failed.");
  unmount();
});
