// @vitest-environment happy-dom
import { act, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { dialogWindow } from "#app/ui/dialog.tsx";
import { LinkClickProvider } from "#app/ui/link-click-provider.tsx";
import { mount } from "#app/ui/testing/mount.tsx";
import { SizeGuideDialog } from "./size-guide-dialog.tsx";

const PRODUCT = { slug: "scarf", sizes: ["One Size"] };

let setOpen: (open: boolean) => void;
let unmount = () => {};

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  setOpen = setIsOpen;
  return (
    <LinkClickProvider>
      <SizeGuideDialog product={PRODUCT} open={isOpen} onOpenChange={setIsOpen} />
    </LinkClickProvider>
  );
}

const text = () => document.body.textContent;

beforeAll(async () => {
  await dialogWindow.load();
});

afterEach(() => unmount());

test("loads the size guide again when it is opened after a failure", async () => {
  const respond = vi.fn(async () => new Response("", { status: 503 }));
  vi.stubGlobal("fetch", respond);
  unmount = await mount(
    <RouterProvider router={createMemoryRouter([{ path: "/", Component: Page }])} />,
  );
  await vi.waitFor(() => expect(text()).toContain("could not be loaded"));
  respond.mockResolvedValue(Response.json({ chart: [], measures: [], fit: null }));
  await act(async () => setOpen(false));
  await vi.waitFor(() => expect(text()).not.toContain("Size Guide"));
  await act(async () => setOpen(true));
  await vi.waitFor(() => expect(text()).toContain("There are no measurements"));
});
