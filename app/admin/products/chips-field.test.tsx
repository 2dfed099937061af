// @vitest-environment happy-dom
import { I18nProvider } from "@lingui/react";
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { serverI18n } from "#app/i18n/server-i18n.ts";
import { ChipsField } from "./chips-field.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const page = document.body;
let unmount = () => {};

function Form() {
  const [chips, setChips] = useState(["S"]);
  return (
    <form>
      <ChipsField label="Sizes" hint="" chips={chips} onChange={setChips} />
    </form>
  );
}

async function show() {
  const root = createRoot(page.appendChild(document.createElement("div")));
  await act(async () =>
    root.render(
      <I18nProvider i18n={serverI18n("en", "admin")}>
        <Form />
      </I18nProvider>,
    ),
  );
  unmount = () => act(() => root.unmount());
}

/** Press Enter in the box; return whether the browser would submit the form. */
async function pressEnter(): Promise<boolean> {
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  await act(async () => page.querySelector("input")?.dispatchEvent(enter));
  return !enter.defaultPrevented;
}

afterEach(() => {
  unmount();
  page.replaceChildren();
});

test("does not submit the form by Enter in the empty box", async () => {
  await show();
  expect(await pressEnter()).toBe(false);
  expect(page.textContent).toContain("S");
});
