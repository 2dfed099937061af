// @vitest-environment happy-dom

import { act, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { BusyButton } from "./busy-button.tsx";

const onClick = vi.fn();
const onSubmit = vi.fn();

function Form() {
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setBusy(true);
      }}
    >
      <BusyButton type="submit" isBusy={isBusy} onClick={onClick}>
        Save
      </BusyButton>
    </form>
  );
}

let unmount = () => {};

beforeEach(async () => {
  unmount = await mount(<Form />);
});

afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

test("ignores a press while it is busy, and keeps the focus", async () => {
  const button = document.querySelector("button");
  button?.focus();
  await act(async () => button?.click());
  expect(button?.getAttribute("aria-disabled")).toBe("true");
  await act(async () => button?.click());
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onClick).toHaveBeenCalledOnce();
  expect(button?.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
});
