// @vitest-environment happy-dom

import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DialogWindow } from "./dialog-window.tsx";
import { focusPressedButton } from "./focus-pressed-button.ts";
import { mount } from "./testing/mount.tsx";

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <input />
      <button type="button" onClick={() => setOpen(true)}>
        Size Guide
      </button>
      <a
        href="/info/size-guide"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Size Guide
      </a>
      <DialogWindow open={open} onOpenChange={setOpen} title="Sizes">
        {null}
      </DialogWindow>
    </main>
  );
}

let unmount = () => {};

beforeEach(async () => {
  document.addEventListener("click", focusPressedButton, true);
  unmount = await mount(<Page />);
});

afterEach(() => {
  unmount();
  document.removeEventListener("click", focusPressedButton, true);
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** A press in Safari focuses no button and no link. */
const press = (element: HTMLElement | null) => act(async () => element?.click());

test.each([
  ["button", "main button"],
  ["link", "main a"],
])("gives the focus back to the pressed %s when its dialog closes", async (_, opener) => {
  find("main")?.focus();
  await press(find(opener));
  await press(find("[aria-label=Close]"));
  await vi.waitFor(() => expect(document.activeElement).toBe(find(opener)));
});

test("leaves the focus in a field that the press has not blurred", async () => {
  find("input")?.focus();
  const focus = vi.spyOn(HTMLButtonElement.prototype, "focus");
  find("main button")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(focus).not.toHaveBeenCalled();
});
