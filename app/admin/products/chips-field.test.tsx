// @vitest-environment happy-dom
import { act, useState } from "react";
import { afterEach, expect, test } from "vitest";
import { mount } from "#app/ui/testing/mount.tsx";
import { typeInto } from "#app/ui/testing/type-into.ts";
import { ChipsField } from "./chips-field.tsx";

let unmount = () => {};

function Form() {
  const [chips, setChips] = useState(["S", "M"]);
  return (
    <form>
      <ChipsField label="Sizes" hint="" chips={chips} onChange={setChips} />
    </form>
  );
}

/** Press Enter in the input and return whether the browser would submit the form. */
async function pressEnter(): Promise<boolean> {
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await act(async () => document.body.querySelector("input")?.dispatchEvent(enter));
  return !enter.defaultPrevented;
}

afterEach(() => unmount());

test("moves the focus to the next chip when one is removed, then to the input", async () => {
  unmount = await mount(<Form />);
  const focused = () => document.activeElement?.getAttribute("aria-label");
  const remove = () =>
    act(async () => {
      document.querySelector("button")?.focus();
      document.querySelector("button")?.click();
    });
  await remove();
  expect(focused()).toBe("Remove M");
  await remove();
  expect(document.activeElement).toBe(document.querySelector("input"));
});

test("does not submit the form on Enter in the empty input", async () => {
  unmount = await mount(<Form />);
  expect(await pressEnter()).toBe(false);
  expect(document.body.textContent).toContain("S");
});

test("says which chip was added or removed", async () => {
  unmount = await mount(<Form />);
  const said = () => document.querySelector("[role=status]")?.textContent;
  const input = document.querySelector("input");
  if (!input) throw new Error("The field has no input.");
  const backspace = () => new KeyboardEvent("keydown", { key: "Backspace", bubbles: true });
  expect(said()).toBe("");
  await act(async () => input.dispatchEvent(backspace()));
  expect(said()).toBe("M was removed.");
  await act(async () => typeInto(input, "L"));
  await pressEnter();
  expect(said()).toBe("L was added.");
  await act(async () => typeInto(input, "L"));
  await pressEnter();
  expect(said()).toBe("");
});
