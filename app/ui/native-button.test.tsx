// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { mount } from "./testing/mount.tsx";

const press = (button: HTMLElement | null) => act(async () => button?.click());

test("ignores presses of an inactive button, which keeps the focus", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  const formOf = (isInactive: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isInactive={isInactive}>
        Send
      </Button>
      <IconButton label="Next" isInactive={isInactive} onClick={onClick} />
    </form>
  );
  let unmount = await mount(formOf(true));
  for (const button of document.querySelectorAll("button")) {
    button.focus();
    await press(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
  }
  expect([onSubmit, onClick].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  unmount();
  unmount = await mount(formOf(false));
  for (const button of document.querySelectorAll("button")) {
    await press(button);
    expect(button.hasAttribute("aria-disabled")).toBe(false);
  }
  expect([onSubmit, onClick].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  unmount();
});
